import { createContext } from 'react';

/** Fetches code before it is needed. Screens and links know neither the app's screens nor its frame: it hands them this. */
export interface Prefetch {
  /** Of the screen at an address. */
  page(path: string): void;
  /** Whether the screen at an address can be drawn without a connection. */
  isHere(path: string): boolean;
  /** Of the home screen and the frame around it. */
  home(): void;
}

export const PrefetchContext = createContext<Prefetch>({
  page: () => undefined,
  isHere: () => true,
  home: () => undefined,
});
