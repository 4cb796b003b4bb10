import { ApiError } from '@/lib/api-error';
import { statusTexts, texts } from '@/lib/failure-text';

type Row = { readonly text: string; readonly retryable: boolean };

/** What people read when sending fails, and whether it is tried again by itself. Source: specification, section 8. */
export const chatFailures = {
  NETWORK_ERROR: { text: 'Network connection issue. Message will be retried automatically.', retryable: true },
  AUTH_ERROR: { text: 'Authentication expired. Please refresh the page.', retryable: false },
  RATE_LIMIT: {
    text: 'Too many requests. Your message is queued and will be sent shortly.',
    retryable: true,
  },
  SERVER_ERROR: { text: 'Server temporarily unavailable. Retrying automatically.', retryable: true },
  OTHER: { text: 'Failed to send message. Please try again.', retryable: false },
} as const satisfies Record<string, Row>;

type ChatFailure = keyof typeof chatFailures;

const byStatus: Readonly<Record<number, ChatFailure>> = { 0: 'NETWORK_ERROR', 401: 'AUTH_ERROR', 429: 'RATE_LIMIT' };

export function failureOf(failure: unknown): ChatFailure {
  if (!(failure instanceof ApiError)) return 'OTHER';
  return byStatus[failure.status] ?? (failure.status >= 500 ? 'SERVER_ERROR' : 'OTHER');
}

/** The assistant's own refusals (a spent budget, an answer still being written) say more than that it failed. */
const ownWords = (failure: unknown): string | undefined =>
  failure instanceof ApiError && failure.code?.startsWith('chat.') ? failure.message || texts.businessRule : undefined;

/** The text while there is still a chance: what happened, and that it is tried again where it is. */
export const textWhileTrying = (failure: unknown): string => ownWords(failure) ?? chatFailures[failureOf(failure)].text;

/** The text once nothing more is tried: nothing that promises another attempt. */
export function textOfDefeat(failure: unknown): string {
  const kind = failureOf(failure);
  return ownWords(failure) ?? (kind === 'AUTH_ERROR' ? chatFailures.AUTH_ERROR.text : chatFailures.OTHER.text);
}

/** Why it failed, for the place where the message stands. */
export const reasonOf = (failure: unknown): string =>
  ownWords(failure) ??
  (failure instanceof ApiError
    ? (failure.network && texts[failure.network]) || statusTexts[failure.status] || failure.message
    : texts.unexpected);
