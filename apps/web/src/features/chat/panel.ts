import type { Mode } from '@talent-os/contracts/chat/parts';
import { useSyncExternalStore } from 'react';
import { onSessionChange } from '../../lib/tokens';
import { writeSession, readSession } from './session-storage';

export type Panel = {
  readonly open: boolean;
  readonly expanded: boolean;
  readonly view: 'chat' | 'history';
  /** The conversation in it; a new one where there is none. */
  readonly sessionId: string | undefined;
  /** How the latest answer was made: what people are told before the next one. */
  readonly mode: Mode | null;
};

const closed: Panel = { open: false, expanded: false, view: 'chat', sessionId: undefined, mode: null };
const restored = (): Panel => ({ ...closed, ...readSession<Panel>('chat_panel') });

let panel = restored();
const listeners = new Set<() => void>();

/** The assistant's dialog: what it shows outlasts navigation and reload. */
export const thePanel = (): Panel => panel;

export function setPanel(changes: Partial<Panel>): void {
  panel = { ...panel, ...changes };
  writeSession('chat_panel', panel);
  listeners.forEach((listener) => listener());
}

// Another person may have signed in: what was kept is handed to its owner only.
onSessionChange(() => {
  panel = restored();
  listeners.forEach((listener) => listener());
});

/** Opens the dialog with a stored conversation. */
export const continueConversation = (sessionId: string): void => setPanel({ open: true, view: 'chat', sessionId });

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const usePanel = (): Panel => useSyncExternalStore(subscribe, thePanel);
