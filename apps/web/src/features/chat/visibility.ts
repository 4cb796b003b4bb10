import { useSyncExternalStore } from 'react';
import { store, stored } from '@/lib/stored';

const listeners = new Set<() => void>();

/** Whether people want the assistant's button at all, on every screen of this browser. */
const isAssistantShown = (): boolean => stored('assistant_hidden') !== 'true';

export function showAssistant(shown: boolean): void {
  store('assistant_hidden', String(!shown));
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export const useAssistantShown = (): boolean => useSyncExternalStore(subscribe, isAssistantShown);
