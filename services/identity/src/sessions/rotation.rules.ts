/** A used refresh token may come back for so long: two tabs, or an answer lost on its way. Milliseconds. */
export const GRACE_MS = 10_000;

export type Family = {
  readonly endedAt: Date | null;
  readonly expiresAt: Date;
  readonly lastUsedAt: Date;
  /** A session nobody uses for so long is over. */
  readonly idleMs: number;
};
type PresentedToken = { readonly rotatedAt: Date | null };

/**
 * `rotate`: exchange it. `repeat`: answer the token that followed it. `reuse`: a person has a copy, end the session.
 * `over`: unknown, or the session has ended.
 */
export type RotationDecision = 'rotate' | 'repeat' | 'reuse' | 'over';

/** What happens to a refresh token that is presented; nothing was found where the token is null. */
export function verdictOf(token: PresentedToken | null, family: Family, now: Date): RotationDecision {
  if (!token || isOver(family, now)) return 'over';
  if (!token.rotatedAt) return 'rotate';
  return now.getTime() - token.rotatedAt.getTime() <= GRACE_MS ? 'repeat' : 'reuse';
}

/** Whether a session has been ended, is too old, or has not been used for too long. */
export const isOver = ({ endedAt, expiresAt, lastUsedAt, idleMs }: Family, now: Date): boolean =>
  endedAt !== null || now >= expiresAt || now.getTime() >= lastUsedAt.getTime() + idleMs;

/** When the session will be over if nobody uses it again. */
export const endOf = ({ expiresAt, idleMs }: Pick<Family, 'expiresAt' | 'idleMs'>, now: Date): Date =>
  new Date(Math.min(expiresAt.getTime(), now.getTime() + idleMs));
