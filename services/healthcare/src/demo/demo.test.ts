import { describe, expect, it } from '@jest/globals';
import { demoOrganizations, demoPeople, demoPeopleInRole } from '@talent-os/service-kit';
import { dayOf } from '@talent-os/service-kit/calendar';
import { SAFEGUARDS } from '../compliance/controls.data.js';
import { statusOf } from '../credentials/credential.rules.js';
import { BREACHES, STANDINGS } from './compliance.data.js';
import { demoAttestations } from './compliance.js';
import { demoCredentials } from './credentials.js';
import { demoEducation } from './education.js';
import { demoNames } from './names.js';
import { PLANS } from './shifts.data.js';
import { demoShifts } from './shifts.js';
import { HOUR_MS } from '../shifts/shift.rules.js';
import { hoursWithin, isTooMuch, restAround, workweekOf } from '../shifts/work/work.rules.js';

const now = new Date('2026-11-20T09:00:00Z');
const today = dayOf(now);
const hospitals = demoOrganizations.filter(({ industries }) => industries.includes('HEALTHCARE'));

describe.each(hospitals.map((one) => [one.name, one] as const))('the demo data of %s', (_, organization) => {
  const people = demoPeople(organization).filter(({ roles }) =>
    roles.some(({ role }) => role === 'HEALTHCARE_PROFESSIONAL'),
  );
  const { credentials, renewals } = demoCredentials(organization, people, people[0]!.id, now);
  const licenses = credentials.filter(({ kind }) => kind === 'license');
  const education = demoEducation(organization, people, licenses, now);

  it('is the same every time', () => {
    expect(demoCredentials(organization, people, people[0]!.id, now)).toEqual({ credentials, renewals });
    expect(demoEducation(organization, people, licenses, now)).toEqual(education);
  });

  it('gives everybody one license, and the person who signs in one paper of each status people look for', () => {
    expect(new Set(licenses.map(({ userId }) => userId)).size).toBe(people.length);
    const named = people.find(({ signsIn }) => signsIn)!;
    const mine = credentials.filter(({ userId }) => userId === named.id);
    expect(new Set(mine.map((credential) => statusOf(credential, today)))).toEqual(
      new Set(['active', 'expiring', 'expired']),
    );
  });

  it('knows the names of everybody it has papers of', () => {
    const known = new Set(
      demoNames(
        organization,
        demoPeopleInRole(organization, 'HEALTHCARE_PROFESSIONAL').map(({ id }) => id),
      ).map(({ id }) => id),
    );
    for (const { userId } of credentials) expect(known.has(userId)).toBe(true);
  });

  it('asks only for renewals the rules allow, and tells nothing again that was told', () => {
    expect(renewals.length).toBeGreaterThan(0);
    for (const { credentialId, expirationDate } of renewals) {
      const credential = credentials.find(({ id }) => id === credentialId)!;
      expect(['expiring', 'expired']).toContain(statusOf(credential, today));
      expect(expirationDate > today).toBe(true);
    }
    for (const credential of credentials)
      if (statusOf(credential, today) === 'expired') expect(credential.toldDays).toBe(-1);
  });

  it('counts a course once for a person, on a day gone by, and enrolls nobody in what counts already', () => {
    const counted = education.records.map(({ userId, courseId }) => `${userId} ${courseId}`);
    expect(new Set(counted).size).toBe(counted.length);
    for (const { completedOn } of education.records) expect(completedOn <= today).toBe(true);
    const underWay = education.enrollments.filter(({ status }) => status !== 'completed');
    for (const { userId, courseId } of underWay) expect(counted).not.toContain(`${userId} ${courseId}`);
  });

  const { shifts, given } = demoShifts(organization, people, credentials, now);

  it('has a roster that breaks no rule, with gaps, claims that wait and a slot free tonight or tomorrow', () => {
    for (const { userId, shift } of given) {
      const others = given.filter((one) => one.userId === userId && one.shift !== shift).map((one) => one.shift);
      expect(restAround(shift, others)).toBeGreaterThanOrEqual(10);
      expect(isTooMuch(shift, others, shift.timezone)).toBe(false);
    }
    const free = shifts.filter((one) => given.filter(({ shift }) => shift === one).length < one.slots);
    const past = shifts.filter(({ endsAt }) => endsAt <= now);
    expect(free.filter((one) => past.includes(one)).length / past.length).toBeLessThan(0.1);
    expect(free.length).toBeGreaterThan(10);
    expect(free.some(({ startsAt }) => startsAt > now && +startsAt - +now < 36 * HOUR_MS)).toBe(true);
    expect(given.filter(({ status, overtime }) => status === 'pending' && overtime).length).toBeGreaterThanOrEqual(2);
    expect(given.filter(({ releaseAskedAt }) => releaseAskedAt)).toHaveLength(1);
  });

  it('gives everybody who signs in all the shifts of their plan, and no overtime', () => {
    for (const { id, email } of people.filter(({ signsIn }) => signsIn)) {
      const mine = given.filter(({ userId }) => userId === id).map(({ shift }) => shift);
      expect(mine).toHaveLength(PLANS[email]!.days.length);
      for (const { startsAt, timezone } of mine)
        expect(hoursWithin(workweekOf(startsAt, timezone), mine)).toBeLessThanOrEqual(36);
    }
  });

  it('leaves a few people late with their attestations', () => {
    const holders = new Set(demoAttestations(organization, people, now).map(({ userId }) => userId));
    expect(holders.size).toBeGreaterThan(people.length * 0.9);
  });
});

describe('the demo’s controls and breaches', () => {
  it('are safeguards of the law, with an alternative only where one is documented', () => {
    const citations = SAFEGUARDS.map(([citation]) => citation);
    for (const [citation, { status, alternative }] of Object.entries(STANDINGS)) {
      expect(citations).toContain(citation);
      expect(alternative !== undefined).toBe(status === 'alternative_documented');
    }
  });

  it('have reasons wherever something was decided', () => {
    for (const { decision, rationale } of BREACHES) expect(rationale !== null).toBe(decision !== 'open');
  });
});
