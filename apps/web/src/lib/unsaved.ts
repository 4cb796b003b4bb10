import { createContext } from 'react';

/** A form that holds what has not been sent. */
export type UnsavedForm = {
  /** How many of its fields hold something else than they began with. */
  readonly entries: () => number;
  /** Whether what was entered stays in this tab as a draft. */
  readonly kept: boolean;
  /** What the address said when the form was opened: where that changes, the form goes. */
  readonly address: Address;
  /** Forgets what was entered, the draft too. */
  readonly discard: () => void;
};
export type Address = { readonly pathname: string; readonly search: string };

const forms = new Set<UnsavedForm>();

/** The forms of a drawer, which closes with them. */
export const UnsavedScope = createContext<Set<UnsavedForm> | undefined>(undefined);

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

export function holdUnsaved(form: UnsavedForm): void {
  if (forms.size === 0) window.addEventListener('beforeunload', ask);
  forms.add(form);
}

export function releaseUnsaved(form: UnsavedForm): void {
  forms.delete(form);
  if (forms.size === 0) window.removeEventListener('beforeunload', ask);
}

/** Whether a form that was opened at one address is gone at another: on another screen, or without what opened it. */
function isLeft(opened: Address, next: Address): boolean {
  if (opened.pathname !== next.pathname) return true;
  const after = new URLSearchParams(next.search);
  return [...new URLSearchParams(opened.search)].some(([name, value]) => after.get(name) !== value);
}

/** The forms whose entries going to another address would lose. */
export const unsavedLeftFor = (next: Address): readonly UnsavedForm[] =>
  [...forms].filter(({ address }) => isLeft(address, next));
