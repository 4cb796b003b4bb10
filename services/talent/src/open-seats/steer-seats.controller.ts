import { Controller } from '@nestjs/common';
import { roleTable, roles, type ErrorCode, type Input } from '@talent-os/contracts';
import { positionHeld, positionReassigned } from '@talent-os/contracts/talent/open-seat-events.js';
import { assignSeat, holdSeat } from '@talent-os/contracts/talent/open-seats.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { holdersOf } from '@talent-os/service-kit/people/holders-of';
import { seatInReach } from '../interviews/reach.js';
import { peopleById } from '../people/people.js';
import { Position, type SeatEntry } from '../positions/position.entity.js';
import { openSeat } from './open-seats.queries.js';
import { assignRefusal, holdRefusal } from './seat.rules.js';

/** Roles whose people hire. */
const hiring = roles.filter((role) => roleTable[role].audiences.includes('manager'));

@Controller()
export class SteerSeatsController {
  @Handles(holdSeat)
  hold({ positionId, onHold, reason, version }: Input<typeof holdSeat>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const seat = await seatInReach(tx, ctx, positionId);
      refuse(holdRefusal(seat.status, onHold));
      tx.expectVersion(seat, version);
      const history = withEntry(seat, ctx, onHold ? 'held' : 'resumed', reason);
      await tx.update(Position, seat, { status: onHold ? 'on_hold' : 'open', history });
      ctx.emit(positionHeld, { ...about(seat, ctx), ownerId: seat.hiringManagerId, onHold, reason });
      return { version: seat.version };
    });
  }

  @Handles(assignSeat)
  async assign({ positionId, ownerId, version }: Input<typeof assignSeat>, ctx: Ctx) {
    const found = await openSeat(ctx, positionId);
    const [owners, people] = await Promise.all([
      found ? holdersOf(ctx, hiring, [found.industry]) : [],
      peopleById(ctx, [ownerId]),
    ]);
    return ctx.db.write(async (tx) => {
      const seat = await seatInReach(tx, ctx, positionId);
      refuse(assignRefusal(seat.status, ownerId, owners));
      tx.expectVersion(seat, version);
      const formerOwnerId = seat.hiringManagerId;
      if (formerOwnerId === ownerId) return { version: seat.version };
      const history = withEntry(seat, ctx, 'assigned', people(ownerId).name);
      await tx.update(Position, seat, { hiringManagerId: ownerId, history });
      ctx.emit(positionReassigned, { ...about(seat, ctx), ownerId, formerOwnerId });
      return { version: seat.version };
    });
  }
}

function refuse(refusal: ErrorCode | undefined): void {
  if (refusal) throw new DomainError(refusal);
}

const about = ({ id, title, recruiterId }: Position, { userId }: Ctx) => ({
  positionId: id,
  title,
  recruiterId,
  byId: userId,
});

/** The history with what happened now; oldest first. */
const withEntry = ({ history }: Position, ctx: Ctx, kind: SeatEntry['kind'], note: string): SeatEntry[] => [
  ...history,
  { kind, by: ctx.userId, at: ctx.now.toISOString(), note },
];
