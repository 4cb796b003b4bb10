import type { Mode } from '@talent-os/contracts/chat/parts';
import { useSyncExternalStore } from 'react';
import { onSessionChange } from '@/lib/tokens';
import { store, stored } from '@/lib/stored';
import { writeSession, readSession } from './session-storage';

export type Panel = {
  readonly open: boolean;
  readonly expanded: boolean;
  readonly view: 'chat' | 'history' | 'settings';
  /** The conversation in it; a new one where there is none. */
  readonly sessionId: string | undefined;
  /** The model that is to answer a conversation that has not begun; the organization's default where there is none. */
  readonly providerId?: string | undefined;
  /** How the latest answer was made: what people are told before the next one. */
  readonly mode: Mode | null;
  /** Something to remember that is to be put into other words first. */
  readonly draft?: string | undefined;
};

const closed: Panel = { open: false, expanded: false, view: 'chat', sessionId: undefined, mode: null };
/** Where it stands beside the work, it stands there on the next visit too. */
const opensDocked = (): boolean =>
  stored('assistant_open') === 'true' &&
  stored('assistant_undocked') !== 'true' &&
  window.matchMedia('(min-width: 1200px)').matches;
const restored = (): Panel => ({ ...closed, open: opensDocked(), ...readSession<Panel>('chat_panel') });

let panel = restored();
let asked = false;

/** Whether somebody has opened it since the page was loaded: what merely stands there again takes no focus. */
export const hasBeenOpened = (): boolean => asked;

const listeners = new Set<() => void>();

/** The assistant's dialog: what it shows outlasts navigation and reload. */
export const currentPanel = (): Panel => panel;

export function setPanel(changes: Partial<Panel>): void {
  panel = { ...panel, ...changes };
  if (changes.open !== undefined) store('assistant_open', String(changes.open));
  asked ||= changes.open === true;
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

/** Tells of every change; answers how to stop. */
export const subscribeToPanel = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const usePanel = (): Panel => useSyncExternalStore(subscribeToPanel, currentPanel);
