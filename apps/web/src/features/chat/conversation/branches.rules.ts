import type { ChatMessage } from '@talent-os/contracts/chat/messages';

type Node = Pick<ChatMessage, 'id' | 'parentId' | 'role' | 'timestamp'>;

/** Replaces the message of the same id, else appends. */
export const withMessage = <M extends { readonly id: string }>(messages: readonly M[], message: M): readonly M[] =>
  messages.some(({ id }) => id === message.id)
    ? messages.map((one) => (one.id === message.id ? message : one))
    : [...messages, message];

/** The messages from the beginning to a leaf, oldest first. Without a leaf, or with an unknown one, none. */
export function branchTo<N extends Node>(messages: readonly N[], leafId: string | null): readonly N[] {
  const byId = new Map(messages.map((message) => [message.id, message]));
  const branch: N[] = [];
  for (let id = leafId; id !== null;) {
    const message = byId.get(id);
    if (!message || branch.includes(message)) break;
    branch.push(message);
    id = message.parentId;
  }
  return branch.toReversed();
}

/** By whom the last answer of a branch was written: the platform or a model; null where there is none. */
export const modeOf = (branch: readonly Pick<ChatMessage, 'mode'>[]): ChatMessage['mode'] | null =>
  branch.findLast(({ mode }) => mode)?.mode ?? null;

const oldestFirst = (a: Node, b: Node) => Date.parse(a.timestamp) - Date.parse(b.timestamp);

/** The alternatives at a message's position, itself included, in the order they were made. */
export const siblingsOf = <N extends Node>(messages: readonly N[], { parentId, role }: N): readonly N[] =>
  messages.filter((other) => other.parentId === parentId && other.role === role).toSorted(oldestFirst);

/** Where people were last, of all branches that go through a message: the newest of their ends. */
export function newestLeafUnder(messages: readonly Node[], id: string): string {
  const parents = new Set(messages.map(({ parentId }) => parentId));
  const ends = messages.filter(
    (end) => !parents.has(end.id) && branchTo(messages, end.id).some((one) => one.id === id),
  );
  return ends.toSorted(oldestFirst).at(-1)?.id ?? id;
}

/** The answer that a new question follows: the last one of the shown branch. Null begins anew. */
export const parentFor = (branch: readonly Node[]): string | null =>
  branch.findLast(({ role }) => role === 'assistant')?.id ?? null;
