import type { Industry } from '@talent-os/contracts';
import type { Ctx } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';

export type Seat = {
  readonly department: string;
  readonly holderId: string | null;
  readonly filledOn: Day | null;
  readonly openedOn: Day;
  readonly vacant: boolean;
};

/** Every seat of an industry that is there: who sits on it since when, or since when it is vacant. */
export const seatsOf = async (ctx: Ctx, industry: Industry): Promise<Seat[]> =>
  ctx.db.read<Seat>(
    `select p.department, p.holder_id as "holderId", (p.filled_at at time zone $3)::date as "filledOn",
       (p.opened_at at time zone $3)::date as "openedOn", p.status in ('open', 'on_hold') as vacant
     from talent.position p where p.organization_id = $1 and p.industry = $2 and p.status <> 'closed'
     order by p.department, p.id`,
    [industry, await timezoneOf(ctx)],
  );
