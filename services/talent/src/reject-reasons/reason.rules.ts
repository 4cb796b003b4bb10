import type { ErrorCode } from '@talent-os/contracts';
import { MOST_REASONS, type RejectReason } from '@talent-os/contracts/talent/reject-reasons.js';
import { FILLED_REASON, standardReasons } from '@talent-os/contracts/talent/rejections.js';

/** A reason as it is kept. */
export type Reason = Pick<RejectReason, 'key' | 'text' | 'noticeText' | 'version'> & {
  /** When it was taken out of use, as an entity or a statement reads it. */
  readonly retiredAt: Date | string | null;
};

/** What an organization has that has changed nothing yet. */
export const standard: readonly Reason[] = standardReasons.map((reason) => ({
  ...reason,
  retiredAt: null,
  version: 1,
}));

/** What may be done with a reason. The one for seats that are filled always stays. */
export function mayWith({ key, retiredAt }: Pick<Reason, 'key' | 'retiredAt'>): RejectReason['may'] {
  if (retiredAt) return { do: ['restore'] };
  return { do: key === FILLED_REASON ? ['change'] : ['change', 'retire'] };
}

const fold = (text: string) => text.toLowerCase();

/** Why a reason cannot be called so, or nothing. Those that are retired keep nobody from their words. */
export function wordingRefusal(
  all: readonly Pick<Reason, 'key' | 'text' | 'retiredAt'>[],
  text: string,
  key?: string,
): ErrorCode | undefined {
  const taken = all.some((one) => one.key !== key && !one.retiredAt && fold(one.text) === fold(text));
  if (taken) return 'reason.taken';
  return key === undefined && all.length >= MOST_REASONS ? 'reason.full' : undefined;
}

/** Why a reason cannot be retired, or nothing. */
export function retireRefusal({ key, retiredAt }: Pick<Reason, 'key' | 'retiredAt'>): ErrorCode | undefined {
  if (retiredAt) return 'reason.retired';
  return key === FILLED_REASON ? 'reason.needed' : undefined;
}
