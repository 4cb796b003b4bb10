import { beforeAll, describe, expect, it } from '@jest/globals';
import { getApplicantProfile } from '@talent-os/contracts/talent/applicant-profile.js';
import {
  AVAILABILITY_DAYS,
  confirmAvailability,
  getAvailability,
  setAvailability,
} from '@talent-os/contracts/talent/availability.js';
import {
  addExperience,
  changeExperience,
  listExperience,
  removeExperience,
} from '@talent-os/contracts/talent/experience.js';
import { changeOwnProfile, getOwnProfile } from '@talent-os/contracts/talent/own-profile.js';
import {
  addOwnSkill,
  askSkillVerification,
  changeOwnSkill,
  findSkills,
  listOwnSkills,
  removeOwnSkill,
} from '@talent-os/contracts/talent/own-skills.js';
import {
  addTarget,
  changeTarget,
  listTargets,
  MAX_TARGETS,
  removeTarget,
} from '@talent-os/contracts/talent/targets.js';
import { newCandidate, ownerQuery, signIn, type Person } from '@talent-os/testing';
import { applicant } from '../test/hiring.js';

let me: Person;
let other: Person;
let manager: Person;
let recruiter: Person;

/** Somebody who has said nothing yet. */
async function candidate(): Promise<Person> {
  const { email, password } = await newCandidate();
  return signIn(email, password);
}

beforeAll(async () => {
  [me, other, manager, recruiter] = (await Promise.all([
    candidate(),
    candidate(),
    signIn('hiring.manager@meridian.example'),
    signIn('recruiter@meridian.example'),
  ])) as [Person, Person, Person, Person];
});

const said = { level: 3, evidence: 'Two years on the phone', lastUsed: '2026-01' };
const job = {
  kind: 'job' as const,
  title: 'Account executive',
  place: 'Brightline Software',
  description: '',
  startMonth: '2020-07',
  endMonth: null,
};
const available = {
  startOn: null,
  noticeDays: 14,
  hoursPerWeek: 40,
  shifts: ['day' as const],
  travelDays: 2,
  relocation: 'no' as const,
  places: 'Chicago',
  payFloor: 7_000_000,
  payPeriod: 'year' as const,
};
const target = { title: 'Regional sales manager', industry: 'SALES' as const, pay: 9_000_000, horizonMonths: 18 };
const named = async (person: Person, search: string) => (await person.call(findSkills, { search })).items[0]!;
const heldBy = async (person: Person, skillId: string) =>
  (await person.call(listOwnSkills, {})).items.find((skill) => skill.skillId === skillId)!;

describe('skills of one’s own', () => {
  it('are found by one’s own words, named once, and no longer offered', async () => {
    const { id, name } = await named(me, 'negotiating');
    expect(name).toBe('Negotiation');
    await me.call(addOwnSkill, { skillId: id, ...said });
    expect(await heldBy(me, id)).toMatchObject({ name, ...said, verified: false, verifiedByName: null, askedAt: null });
    expect((await me.refused(addOwnSkill, { skillId: id, ...said })).code).toBe('skill.present');
    expect((await me.call(findSkills, { search: 'negotiation' })).items.map((skill) => skill.id)).not.toContain(id);
    expect((await other.refused(removeOwnSkill, { skillId: id })).code).toBe('resource.missing');
  });

  it('are confirmed at one level: another is one’s own word again', async () => {
    const { id } = await named(me, 'writing');
    await me.call(addOwnSkill, { skillId: id, ...said });
    await me.call(askSkillVerification, { skillId: id, asked: true });
    expect((await heldBy(me, id)).askedAt).not.toBeNull();
    await me.call(askSkillVerification, { skillId: id, asked: false });
    expect((await heldBy(me, id)).askedAt).toBeNull();
    await ownerQuery(
      'update talent.person_skill set verified = true, verified_by_id = $2 where user_id = $1 and skill_id = $3',
      [me.id, manager.id, id],
    );
    const confirmed = await heldBy(me, id);
    expect(confirmed).toMatchObject({ verified: true, verifiedByName: 'Dana Whitfield' });
    expect((await me.refused(askSkillVerification, { skillId: id, asked: true })).code).toBe('skill.verified');
    const { version } = await me.call(changeOwnSkill, {
      ...said,
      skillId: id,
      evidence: 'More',
      version: confirmed.version,
    });
    expect(await heldBy(me, id)).toMatchObject({ verified: true, evidence: 'More' });
    await me.call(changeOwnSkill, { ...said, skillId: id, level: 4, version });
    expect(await heldBy(me, id)).toMatchObject({ level: 4, verified: false, verifiedByName: null });
    expect((await me.refused(changeOwnSkill, { ...said, skillId: id, version })).code).toBe('resource.stale');
  });
});

describe('experience', () => {
  it('is entered, changed and removed by whose it is, and its gaps are months and no more', async () => {
    const { id, version } = await me.call(addExperience, job);
    const before = { ...job, title: 'Sales assistant', startMonth: '2018-01', endMonth: '2019-12' };
    const { id: earlier } = await me.call(addExperience, before);
    const { items, gaps } = await me.call(listExperience, {});
    expect(items.map((entry) => entry.id)).toEqual([id, earlier]);
    expect(gaps).toEqual([{ startMonth: '2020-01', endMonth: '2020-06', months: 6 }]);
    await me.call(changeExperience, { ...job, experienceId: id, startMonth: '2020-01', version });
    expect((await me.call(listExperience, {})).gaps).toEqual([]);
    expect((await me.refused(changeExperience, { ...job, experienceId: id, version })).code).toBe('resource.stale');
    expect((await other.refused(removeExperience, { experienceId: id })).code).toBe('resource.missing');
    await me.call(removeExperience, { experienceId: earlier });
    expect((await me.call(listExperience, {})).items).toHaveLength(1);
    expect((await me.refused(addExperience, { ...job, endMonth: '2019-01' })).code).toBe('request.invalid');
  });
});

describe('availability', () => {
  it('is nothing until it is said, and is asked about again after sixty days', async () => {
    expect((await me.call(getAvailability, {})).availability).toBeNull();
    expect((await me.refused(confirmAvailability, {})).code).toBe('resource.missing');
    await me.call(setAvailability, available);
    expect((await me.call(getAvailability, {})).availability).toMatchObject({ ...available, stale: false });
    await ownerQuery(
      `update talent.availability set confirmed_at = confirmed_at - interval '${AVAILABILITY_DAYS + 1} days' where user_id = $1`,
      [me.id],
    );
    expect((await me.call(getAvailability, {})).availability?.stale).toBe(true);
    await me.call(confirmAvailability, {});
    expect((await me.call(getAvailability, {})).availability?.stale).toBe(false);
  });
});

describe('roles one aims for', () => {
  it('are five at most, each once', async () => {
    const { id, version } = await me.call(addTarget, target);
    expect((await me.refused(addTarget, target)).code).toBe('target.present');
    await me.call(changeTarget, { ...target, targetId: id, horizonMonths: 24, version });
    for (let more = 1; more < MAX_TARGETS; more += 1) await me.call(addTarget, { ...target, title: `Role ${more}` });
    expect((await me.refused(addTarget, { ...target, title: 'One more' })).code).toBe('target.many');
    expect((await me.call(listTargets, {})).items.map(({ horizonMonths }) => horizonMonths)).toEqual([
      18, 18, 18, 18, 24,
    ]);
    expect((await other.refused(removeTarget, { targetId: id })).code).toBe('resource.missing');
    await me.call(removeTarget, { targetId: id });
    expect((await me.call(listTargets, {})).items).toHaveLength(MAX_TARGETS - 1);
  });
});

describe('a profile', () => {
  it('grows whole by what is said, and keeps every part until it is shown', async () => {
    const person = await candidate();
    expect(await person.call(getOwnProfile, {})).toMatchObject({ completeness: 0, headline: '', skills: 'private' });
    await person.call(addExperience, job);
    await person.call(setAvailability, available);
    expect((await person.call(getOwnProfile, {})).completeness).toBe(40);

    const { applicationId } = await applicant({ manager, recruiter }, person, 'screen', 'direct');
    const seen = () => manager.call(getApplicantProfile, { applicationId });
    await person.call(changeOwnProfile, { headline: 'Sells by listening' });
    expect(await seen()).toEqual({
      headline: 'Sells by listening',
      skills: null,
      experience: null,
      goals: null,
      availability: null,
      interests: null,
      certificates: [],
    });
    await person.call(changeOwnProfile, { experience: 'hiring' });
    const { preview } = await person.call(getOwnProfile, {});
    expect(preview.experience).toHaveLength(1);
    expect(await seen()).toEqual(preview);
    await person.call(changeOwnProfile, { experience: 'private' });
    expect((await seen()).experience).toBeNull();
    const elsewhere = await signIn('nurse.manager@meridian.example');
    expect((await elsewhere.refused(getApplicantProfile, { applicationId })).code).toBe('resource.missing');
  });
});
