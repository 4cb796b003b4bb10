import type { ChatMessage } from '@talent-os/contracts/chat/messages';
import { empty, type Activity, type Conversation } from './state';

export type Store = ReturnType<typeof conversationStore>;

/** Holds the conversation and tells who looks at it. */
export function conversationStore() {
  let state = empty;
  const listeners = new Set<() => void>();
  function set(changes: Partial<Conversation>): void {
    state = { ...state, ...changes };
    listeners.forEach((listener) => listener());
  }
  return {
    now: (): Conversation => state,
    set,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** What is known of the answer on its way; nothing happens where there is none. */
    change(changes: Partial<Activity>): void {
      if (state.activity) set({ activity: { ...state.activity, ...changes } });
    },
    patch: (id: string, how: (message: ChatMessage) => ChatMessage): void =>
      set({ messages: state.messages.map((message) => (message.id === id ? how(message) : message)) }),
    find: (id: string | null): ChatMessage | undefined => state.messages.find((message) => message.id === id),
  };
}
