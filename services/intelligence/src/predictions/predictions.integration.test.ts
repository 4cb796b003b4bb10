import { beforeAll, describe, expect, it } from '@jest/globals';
import { FEWEST_CASES, getPredictions, SHOWN_MONTHS } from '@talent-os/contracts/intelligence/predictions.js';
import { eventually, newMember, ownerQuery, type Person } from '@talent-os/testing';

let hr: Person;
let officer: Person;
let rep: Person;

const read = async (person: Person) =>
  eventually(async () => {
    const told = await person.call(getPredictions, {});
    expect(told.reading).toBe(false);
    return told;
  });

beforeAll(async () => {
  const [manager, head, seller] = await Promise.all([
    newMember('meridian', { role: 'HR_MANAGER', industry: 'HEALTHCARE' }),
    newMember('meridian', { role: 'DEPARTMENT_HEAD', industry: 'CYBER' }),
    newMember('meridian', { role: 'SALES_REP', industry: 'SALES' }),
  ]);
  [hr, officer, rep] = await Promise.all([manager.signIn(), head.signIn(), seller.signIn()]);
});

describe('predictions', () => {
  it('are told of what their reader may read in full', async () => {
    const told = await read(hr);
    expect(told.hires).not.toBeNull();
    expect(told.fills).not.toBeNull();
    expect(told.credentials).not.toBeNull();
    expect((await read(officer)).credentials).toBeNull();
    expect((await rep.refused(getPredictions, {})).code).toBe('access.denied');
  });

  it('rest on facts: what came in a month is what there is of it', async () => {
    const { hires, quarter } = await read(hr);
    expect(hires!.months).toHaveLength(SHOWN_MONTHS);
    const closed = hires!.months.find(({ month }) => month === quarter.until.slice(0, 7))!;
    const [count] = await ownerQuery<{ count: number }>(
      `select count(*)::int as count from intelligence.fact_application_stage f
       where f.organization_id = $1 and f.stage = 'hired' and to_char(f.day, 'YYYY-MM') = $2
         and (f.industry is null or f.industry = 'HEALTHCARE')`,
      [hr.organizationId, closed.month],
    );
    expect(closed.actual).toBe(count!.count);
  });

  it('say nothing that rests on fewer than twenty cases', async () => {
    const { hires, fills, credentials } = await read(hr);
    for (const { n, error, months } of [hires!, fills!, credentials!])
      if (n < FEWEST_CASES) {
        expect(error === null || n > 0).toBe(true);
        expect(months.at(-1)!.forecast).toBeNull();
      }
  });

  it('count clearances without naming anybody, for who looks after them', async () => {
    const { clearances, away } = await read(officer);
    if (clearances) {
      const counts = clearances.ending.map(({ count }) => count);
      expect(clearances.ending.map(({ days }) => days)).toEqual([30, 60, 90]);
      expect(counts).toEqual(counts.toSorted((one, other) => one - other));
      expect(counts.at(-1)!).toBeLessThanOrEqual(clearances.n);
    }
    expect(away).toBe(false);
  });
});
