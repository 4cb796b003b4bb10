import type { ChatMessage } from '@talent-os/contracts/chat/messages';
import { listHistory } from '@talent-os/contracts/chat/sessions';
import { call } from '@/lib/api';
import { ApiError } from '@/lib/api-error';
import { accessToken } from '@/lib/tokens';
import { writeSession, readSession } from '../session-storage';

export type HistoryPage = {
  readonly messages: readonly ChatMessage[];
  readonly hasMore: boolean;
  readonly next: string | null;
  /** They were kept in this tab earlier; the server could not be asked. */
  readonly local: boolean;
};

/**
 * A page of the caller's messages, newest first. Where the first one cannot be had, what this tab kept of it stands in;
 * where nothing was kept, the failure is thrown with its status.
 */
export async function readHistory(before: string | undefined, signal: AbortSignal): Promise<HistoryPage> {
  if (!accessToken()) throw new Error('No authentication token available');
  try {
    const page = await call(listHistory, before === undefined ? {} : { before }, { signal });
    if (before === undefined) writeSession('chat_messages', page.messages);
    return { ...page, local: false };
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
    const message = `Failed to fetch chat history: ${failure.status}`;
    console.warn(message);
    const messages = before === undefined ? readSession<readonly ChatMessage[]>('chat_messages') : undefined;
    if (!messages) throw new Error(message, { cause: failure });
    return { messages, hasMore: false, next: null, local: true };
  }
}
