import type { Input } from '@talent-os/contracts';
import type { sendMessage } from '@talent-os/contracts/chat/messages.js';

type MessageInput = Pick<Input<typeof sendMessage>, 'sessionId' | 'parentId' | 'content'>;
type StoredMessage = {
  readonly role: 'user' | 'assistant';
  readonly sessionId: string;
  readonly parentId: string | null;
  readonly content: string;
};

/**
 * Whether a message that comes with a known client id is the stored one, sent again. What the client left open (the
 * conversation of a first message, the answer it follows) was decided then and fits.
 */
export function isSameMessage(stored: StoredMessage, sent: MessageInput): boolean {
  if (stored.role !== 'user' || stored.content !== sent.content) return false;
  const sameSession = sent.sessionId === undefined ? stored.parentId === null : sent.sessionId === stored.sessionId;
  return sameSession && (sent.parentId === undefined || sent.parentId === stored.parentId);
}

/** Whether a known client id asked for another answer to the same question. */
export const isSameAnswerAgain = (stored: Pick<StoredMessage, 'role' | 'parentId'>, questionId: string): boolean =>
  stored.role === 'assistant' && stored.parentId === questionId;
