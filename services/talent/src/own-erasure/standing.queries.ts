import { offerStateKeys, offerStates } from '@talent-os/contracts/talent/offer-states.js';
import type { ErasureHold } from '@talent-os/contracts/talent/own-erasure.js';
import type { Ctx } from '@talent-os/service-kit';
import { texts } from '@talent-os/service-kit/sql/texts';
import { contactOf } from '../candidates/keep-candidate.js';
import { isColleague } from '../people/is-colleague.js';
import { holdOf } from './erasure.rules.js';

const OUT = offerStateKeys.filter((state) => offerStates[state].out);

const STANDING = `
  select exists (select 1 from talent.application a where a.organization_id = $1 and a.user_id = $2 and a.status = 'hired')
      or exists (select 1 from talent.application a join talent.offer o on o.organization_id = $1 and o.application_id = a.id
        where a.organization_id = $1 and a.user_id = $2 and o.status = 'accepted')
      or exists (select 1 from talent.onboarding_plan o where o.organization_id = $1 and o.employee_id = $2) as hired,
    exists (select 1 from talent.application a join talent.offer o on o.organization_id = $1 and o.application_id = a.id
      where a.organization_id = $1 and a.user_id = $2 and o.status in (${texts(OUT)})) as offered`;

/** What would hold an erasure of a person now. */
export async function holdNow(ctx: Ctx, userId: string): Promise<ErasureHold | undefined> {
  const contact = await contactOf(ctx, userId);
  const standing = await ctx.db.readExisting<{ hired: boolean; offered: boolean }>(STANDING, [userId]);
  const employed = standing.hired || (contact !== undefined && isColleague(contact));
  return holdOf({ employed, offered: standing.offered });
}

const COUNTS = `
  select (select count(*)::int from talent.application a where a.organization_id = $1 and a.user_id = $2) as applications,
    (select count(*)::int from talent.application a
      where a.organization_id = $1 and a.user_id = $2 and a.status in ('active', 'on_hold')) as running,
    (select count(*)::int from talent.practice p where p.organization_id = $1 and p.user_id = $2) as practices,
    (select count(*)::int from talent.resume r where r.organization_id = $1 and r.user_id = $2) as resumes`;

type Counts = {
  readonly applications: number;
  readonly running: number;
  readonly practices: number;
  readonly resumes: number;
};

/** What of the caller would be erased here, counted. */
export const countsOf = (ctx: Ctx): Promise<Counts> => ctx.db.readExisting<Counts>(COUNTS, [ctx.userId]);
