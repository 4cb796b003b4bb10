import type { ErrorCode } from '@talent-os/contracts';
import type { OpenSeat } from '@talent-os/contracts/talent/open-seats.js';
import { takesPeople } from '../positions/position.rules.js';
import type { Position } from '../positions/position.entity.js';

type Status = Position['status'];

/** Why a seat is not put on hold or taken up again, or nothing. */
export function holdRefusal(status: Status, onHold: boolean): ErrorCode | undefined {
  if (!takesPeople(status)) return 'seat.closed';
  return (status === 'on_hold') === onHold ? 'seat.state' : undefined;
}

/** Why a seat gets no other owner, or nothing. `owners`: who hires in its industry. */
export function assignRefusal(status: Status, ownerId: string, owners: readonly string[]): ErrorCode | undefined {
  if (!takesPeople(status)) return 'seat.closed';
  return owners.includes(ownerId) ? undefined : 'seat.owner';
}

/** What who keeps open seats may do with one. */
export const mayWith = (status: OpenSeat['status']): OpenSeat['may'] => ({
  to: [status === 'open' ? 'on_hold' : 'open'],
  do: ['assign'],
});
