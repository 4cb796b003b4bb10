import { DomainError, type Ctx } from '@talent-os/service-kit';
import { personOnSeat, type TeamPersonRow } from '../team-people/people.queries.js';

/** Who sits on a seat within the caller's reach: 404 beyond it, and nobody decides about themselves. */
export async function seatOfAnother(ctx: Ctx, positionId: string): Promise<TeamPersonRow> {
  const seat = await personOnSeat(ctx, positionId);
  if (!seat) throw new DomainError('resource.missing');
  if (seat.personId === ctx.userId) throw new DomainError('development.self');
  return seat;
}
