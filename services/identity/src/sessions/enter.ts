import { newDeviceSeen } from '@talent-os/contracts/identity/sign-in-events.js';
import type { Ctx, Transaction } from '@talent-os/service-kit';
import type { AssignedRole } from '../people/account.queries.js';
import { knowsDevice } from './sessions.queries.js';
import { placeOf, startSession, type ByProvider } from './start-session.js';

/** Opens a session for somebody who has proven who they are, and tells them where the device is a new one. */
export async function enter(
  ctx: Ctx,
  tx: Transaction,
  personId: string,
  role: Pick<AssignedRole, 'roleId'>,
  device: 'known' | 'unknown',
  by?: ByProvider,
): ReturnType<typeof startSession> {
  const place = placeOf(ctx);
  const isKnown = device === 'known' || (await knowsDevice(tx, personId, place.device))?.known;
  const opened = await startSession(ctx, tx, personId, role, by);
  if (!isKnown) ctx.emit(newDeviceSeen, { userId: personId, sessionId: opened.session.id, ...place });
  return opened;
}
