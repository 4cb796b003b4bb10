import type { Industry, Output } from '@talent-os/contracts';
import type { listOpenings } from '@talent-os/contracts/talent/positions.js';
import type { Ctx, Reader } from '@talent-os/service-kit';
import { keptTo } from '../positions/kept-to.js';

const SEATS = `select count(*)::int as count from talent.position p where p.organization_id = $1 and p.status <> 'closed'`;

type Opening = Omit<Output<typeof listOpenings>['items'][number], 'requesterName'> & { readonly requesterId: string };

/** Approved requests within the caller's reach that may open a further seat, by title. */
export const openingsOf = (ctx: Ctx, industry: Industry | undefined): Promise<Opening[]> =>
  ctx.db.read<Opening>(
    `select r.id as "requisitionId", r.title, r.department, r.location, r.industry, r.headcount, seats.count as seats,
       r.requester_id as "requesterId"
     from talent.requisition r
     cross join lateral (${SEATS} and p.requisition_id = r.id) seats
     where r.organization_id = $1 and r.status = 'approved' and seats.count < r.headcount
       and ($2::uuid is null or r.requester_id = $2) and ($3::text is null or r.industry = $3)
     order by r.title, r.id limit 200`,
    [keptTo(ctx), industry ?? null],
  );

/** Seats a request has that are not closed. */
export async function seatsOf(db: Reader, requisitionId: string): Promise<number> {
  const found = await db.readOne<{ count: number }>(`${SEATS} and p.requisition_id = $2`, [requisitionId]);
  return found!.count;
}
