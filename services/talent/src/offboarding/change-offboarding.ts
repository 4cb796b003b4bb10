import type { ErrorCode, Payload } from '@talent-os/contracts';
import { offboardingChanged } from '@talent-os/contracts/talent/offboarding-events.js';
import { DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { Offboarding } from './offboarding.entity.js';

export type OffboardingRef = { readonly offboardingId: string; readonly version?: number | undefined };
type What = Payload<typeof offboardingChanged>['what'];

export function refuse(refusal: ErrorCode | undefined): void {
  if (refusal) throw new DomainError(refusal);
}

/** Tells of an offboarding; by nobody where the clock changed it. */
export function tell(ctx: Pick<Ctx, 'emit'>, { id, employeeId, status }: Offboarding, what: What, byId: string | null) {
  ctx.emit(offboardingChanged, { offboardingId: id, employeeId, status, what, byId });
}

/**
 * Changes a locked offboarding, refused before its version where it may not be changed at all, and tells of it. Nobody
 * changes their own.
 */
export function changeOffboarding(
  ctx: Ctx,
  { offboardingId, version }: OffboardingRef,
  what: What,
  work: (tx: Transaction, offboarding: Offboarding) => Promise<void>,
): Promise<{ version: number }> {
  return ctx.db.write(async (tx) => {
    const offboarding = await tx.lock(Offboarding, offboardingId, version);
    refuse(offboarding.employeeId === ctx.userId ? 'access.denied' : undefined);
    await work(tx, offboarding);
    tell(ctx, offboarding, what, ctx.userId);
    return { version: offboarding.version };
  });
}
