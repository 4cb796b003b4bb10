import { describe, expect, it } from '@jest/globals';
import { checkInWellness } from '@talent-os/contracts/productivity/wellness.js';
import { demoOrganizations, demoPeople } from '@talent-os/service-kit';
import { asksForSupport } from '../wellness/scoring.rules.js';
import { demoWellness } from './demo-wellness.js';

const now = new Date('2026-11-20T09:00:00Z');

describe.each(demoOrganizations.map((one) => [one.name, one] as const))('the check-ins of %s', (_, organization) => {
  const { checkins, tallies } = demoWellness(organization, now);
  const rows = checkins.flatMap((person) => person.rows);

  it('are the same every time, lie in the past and could have been made', () => {
    expect(demoWellness(organization, now)).toEqual({ checkins, tallies });
    for (const { instrument, answers, note, at } of rows) {
      expect(at < now).toBe(true);
      expect(checkInWellness.input.safeParse({ instrument, answers, note }).success).toBe(true);
    }
  });

  it('fill enough groups to show an average of the last month, and leave some too small', () => {
    const month = tallies.filter(({ measure, periodStart }) => measure === 'wellbeing' && periodStart === '2026-10-01');
    expect(month.some(({ people }) => people >= 5)).toBe(true);
    for (const { people, total } of month) expect(total / people).toBeLessThanOrEqual(100);
  });
});

describe('the check-ins of Meridian Group', () => {
  const [meridian] = demoOrganizations;
  const { checkins } = demoWellness(meridian!, now);
  const idOf = (box: string) => demoPeople(meridian!).find(({ email }) => email === `${box}@meridian.example`)!.id;
  const latest = (box: string) =>
    checkins.find(({ userId }) => userId === idOf(box))?.rows.find(({ instrument }) => instrument === 'WHO5');

  it('show support to the nurse, none to the sales representative, and nothing yet to the analyst', () => {
    expect(latest('nurse')!.scores.some(asksForSupport)).toBe(true);
    expect(latest('sales.rep')!.scores.some(asksForSupport)).toBe(false);
    expect(latest('analyst')).toBeUndefined();
  });
});
