import { describe, expect, it } from '@jest/globals';
import { demoOrganizations, demoPeopleInRole } from '@talent-os/service-kit';
import { dayIn } from '@talent-os/service-kit/wall-clock';
import { overlaps, restAround } from '../shifts/work/work.rules.js';
import { demoCredentials } from './credentials.js';
import { demoHistory } from './history.js';
import { demoShifts } from './shifts.js';
import { demoUnits } from './units.js';

const now = new Date('2026-11-20T15:00:00Z');
const hospitals = demoOrganizations.filter(({ industries }) => industries.includes('HEALTHCARE'));

describe.each(hospitals.map((one) => [one.name, one] as const))('the units of %s', (_, organization) => {
  const people = demoPeopleInRole(organization, 'HEALTHCARE_PROFESSIONAL');
  const { credentials } = demoCredentials(organization, people, people[0]!.id, now);
  const today = dayIn(now, organization.timezone);
  const { units, censuses } = demoUnits(organization, today);
  const roster = demoShifts(organization, people, credentials, now);
  const history = demoHistory(organization, roster, today);

  it('have the departments of the shifts, and need somebody by day and by night', () => {
    const departments = new Set(roster.shifts.map(({ department }) => department));
    expect(units.length).toBeGreaterThan(2);
    for (const { department, requiredDay, requiredNight } of units) {
      expect(departments.has(department)).toBe(true);
      expect(Math.min(requiredDay, requiredNight)).toBeGreaterThan(0);
    }
  });

  it('never have more patients than beds', () => {
    for (const { department, midnightCensus } of censuses)
      expect(midnightCensus).toBeLessThanOrEqual(units.find((unit) => unit.department === department)!.beds);
  });

  it('were worked in before without anybody in two places, or without rest', () => {
    expect(history.some(({ overtime }) => overtime)).toBe(true);
    const past = roster.given.filter(({ shift }) => shift.day < 0);
    const ids = roster.shifts.map(({ id }) => id);
    for (const [, work] of Map.groupBy([...history, ...past], ({ userId }) => userId))
      for (const { shift } of work) {
        const others = work.map((one) => one.shift).filter((one) => one !== shift);
        expect(others.some((other) => overlaps(other, shift))).toBe(false);
        expect(restAround(shift, others)).toBeGreaterThanOrEqual(10);
      }
    for (const { shift } of history) expect(ids).not.toContain(shift.id);
  });
});
