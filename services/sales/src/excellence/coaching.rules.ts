import type { ErrorCode } from '@talent-os/contracts';

type Coaching = { readonly sellerId: string; readonly byId: string };

/** Why coaching is not noted; nothing where it may be. Nobody coaches themselves. */
export function coachingRefusal(
  { sellerId, byId }: Coaching,
  sellers: readonly string[],
): Extract<ErrorCode, `coaching.${string}`> | undefined {
  if (sellerId === byId) return 'coaching.own';
  return sellers.includes(sellerId) ? undefined : 'coaching.seller';
}
