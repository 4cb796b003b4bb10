import { describe, expect, it } from '@jest/globals';
import { getMarket, MARKET_DAYS, MARKET_LEAST } from '@talent-os/contracts/talent/market.js';
import { addDays } from '@talent-os/service-kit/calendar';
import { newMember, ownerQuery, signIn } from '@talent-os/testing';

const FAMILY = 'Balloon pilots';

describe('the market', () => {
  it('is the own postings of a year, with the figures that enough cases stand behind', async () => {
    const recruiter = await (await newMember('northwind', { role: 'RECRUITER', industry: 'SALES' })).signIn();
    const post = (daysAgo: number, filledAfter: number | null) =>
      ownerQuery(
        `insert into talent.position select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(),
           'job_family', $2::text, 'opened_at', now() - make_interval(days => $3::int), 'industry', 'SALES',
           'status', case when $4::int is null then 'closed' else 'filled' end, 'requisition_id', null, 'holder_id', null,
           'filled_at', now() - make_interval(days => $3::int - $4::int)))).*
         from talent.position p where p.organization_id = $1 order by p.id limit 1`,
        [recruiter.organizationId, FAMILY, daysAgo, filledAfter],
      );
    for (let at = 0; at < MARKET_LEAST; at += 1) await post(100 + at, 30 + at);
    await post(MARKET_DAYS + 20, null);
    const { families, from, until } = await recruiter.call(getMarket, { industry: 'SALES' });
    expect(addDays(from, MARKET_DAYS - 1)).toBe(until);
    const family = families.find(({ jobFamily }) => jobFamily === FAMILY)!;
    expect(family).toMatchObject({ postings: MARKET_LEAST, before: 1, fills: MARKET_LEAST, medianDays: 32 });
    expect(family).toMatchObject({ applicantsPerSeat: 0, bands: 0, payFrom: null, payTo: null });
    for (const one of families) if (one.fills < MARKET_LEAST) expect(one.medianDays).toBeNull();
  });

  it('is none of the business of who hires nobody', async () => {
    const rep = await signIn('sales.rep@meridian.example');
    expect((await rep.refused(getMarket, {})).code).toBe('access.denied');
  });
});
