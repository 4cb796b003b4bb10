import { onSessionChange } from '@/lib/tokens';
import { currentPanel, setPanel, subscribeToPanel } from '../panel';
import { readSession, writeSession, type SessionKey } from '../session-storage';

type Opened = {
  /** The conversation in it; a new one where there is none. */
  readonly sessionId: string | undefined;
  /** The model that is to answer a conversation that has not begun. */
  readonly providerId?: string | undefined;
};

/** A part of the product that holds one conversation: which one, over navigation and reload. */
export type ConversationPlace = {
  readonly now: () => Opened;
  readonly subscribe: (listener: () => void) => () => void;
  readonly set: (changes: Partial<Opened>) => void;
  /** Makes room for a conversation that has not begun. */
  readonly reset: () => void;
  /** Where a question is kept until the server has it. */
  readonly unsentKey: SessionKey;
  /** It never holds another conversation than this one. */
  readonly only?: string;
};

/** The assistant's dialog. */
export const panelPlace: ConversationPlace = {
  now: currentPanel,
  subscribe: subscribeToPanel,
  set: setPanel,
  reset: () => setPanel({ sessionId: undefined, providerId: undefined, view: 'chat' }),
  unsentKey: 'chat_unsent',
};

/** A screen with a conversation of its own, beside that of the dialog. */
export function screenPlace(key: SessionKey, unsentKey: SessionKey): ConversationPlace {
  const restored = (): Opened => ({ sessionId: undefined, ...readSession<Opened>(key) });
  const listeners = new Set<() => void>();
  let opened = restored();
  function set(changes: Partial<Opened>): void {
    opened = { ...opened, ...changes };
    writeSession(key, opened);
    listeners.forEach((listener) => listener());
  }
  // Another person may have signed in: what was kept is handed to its owner only.
  onSessionChange(() => {
    opened = restored();
    listeners.forEach((listener) => listener());
  });
  return {
    now: () => opened,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set,
    reset: () => set({ sessionId: undefined, providerId: undefined }),
    unsentKey,
  };
}

/** A part of a screen that holds one conversation and never another. */
export function placeOf(sessionId: string, unsentKey: SessionKey): ConversationPlace {
  const opened: Opened = { sessionId };
  return {
    now: () => opened,
    subscribe: () => () => undefined,
    set: () => undefined,
    reset: () => undefined,
    unsentKey,
    only: sessionId,
  };
}
