import { describe, expect, it } from '@jest/globals';
import { MOST_BOTTLENECKS } from '@talent-os/contracts/talent/overview.js';
import { addDays } from '@talent-os/service-kit/calendar';
import fc from 'fast-check';
import { inOrder, lateAt, worst } from './overview.rules.js';

const TODAY = '2026-11-20';
const lates = fc.array(
  fc.record({
    stage: fc.constantFrom('plan' as const, 'recruit' as const, 'onboard' as const),
    step: fc.string(),
    title: fc.string(),
    late: fc.nat(20),
    of: fc.constant(20),
    days: fc.nat(90),
  }),
);

describe('bottlenecks', () => {
  it('are the three steps with most that are late, and none where nothing is', () => {
    fc.assert(
      fc.property(lates, (all) => {
        const found = worst(all);
        const late = all.filter((one) => one.late > 0);
        expect(found).toHaveLength(Math.min(MOST_BOTTLENECKS, late.length));
        const least = Math.min(...found.map((one) => one.late));
        for (const one of late.filter((other) => !found.includes(other))) expect(one.late).toBeLessThanOrEqual(least);
      }),
    );
  });

  it('count what is past its day, not what is due today or never', () => {
    const row = (dueOn: string | null) => ({ step: 'hr', title: 'HR', dueOn });
    expect(lateAt([row(TODAY), row(null), row(addDays(TODAY, -3)), row(addDays(TODAY, -1))], TODAY)).toEqual([
      { step: 'hr', title: 'HR', late: 2, of: 4, days: 3 },
    ]);
  });
});

describe('what waits for somebody', () => {
  it('is read by its day, what has none at the end', () => {
    const owed = (title: string, dueOn: string | null) => ({
      id: title,
      what: 'Onboarding step',
      title,
      dueOn,
    });
    const titles = inOrder([owed('never', null), owed('later', '2026-12-01'), owed('first', '2026-11-01')]);
    expect(titles.map(({ title }) => title)).toEqual(['first', 'later', 'never']);
  });
});
