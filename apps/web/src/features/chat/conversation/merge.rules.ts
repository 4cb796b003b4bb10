import type { getSession } from '@talent-os/contracts/chat/sessions';
import type { Output } from '@talent-os/contracts/define';
import { branchTo } from './branches.rules';
import type { Conversation } from './state';

export type StoredSession = Output<typeof getSession>;

/**
 * The conversation with what the server knows of it. The answer being written, and one that was finished here while an
 * older state was on its way, stay as they are; so does the branch people look at, unless it has only grown.
 */
export function merged(mine: Conversation, stored: StoredSession): Conversation {
  const known = new Map(mine.messages.map((message) => [message.id, message]));
  const arrived = stored.messages.map((message) => {
    const local = known.get(message.id);
    const ours = local && (local.id === mine.activity?.answerId || message.status === 'running');
    return ours ? local : message;
  });
  const ids = new Set(arrived.map(({ id }) => id));
  const unknown = mine.activity && !mine.activity.runId ? mine.messages.filter(({ id }) => !ids.has(id)) : [];
  const messages = [...arrived, ...unknown];
  return {
    ...mine,
    messages,
    leafId: leafOf(mine.leafId, { ...stored, messages }),
    reading: false,
    unread: null,
  };
}

function leafOf(mine: string | null, { leafId, messages }: StoredSession): string | null {
  if (mine === null || !messages.some(({ id }) => id === mine)) return leafId;
  const theirs = branchTo(messages, leafId);
  return theirs.some(({ id }) => id === mine) ? leafId : mine;
}

/** The run to follow: the one still going, unless this is the one people follow already or have just seen end. */
export function runToFollow(
  mine: Conversation,
  { activeRunId, messages }: StoredSession,
  ended: string | undefined,
): { readonly runId: string; readonly answerId: string } | undefined {
  if (!activeRunId || activeRunId === ended || mine.activity) return undefined;
  const answer = messages.find(({ status }) => status === 'running');
  return answer && { runId: activeRunId, answerId: answer.id };
}
