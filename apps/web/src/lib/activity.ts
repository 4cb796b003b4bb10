import { store, stored } from './stored';

/** What people do at a screen. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;
/** Other tabs are told at most this often, in milliseconds. */
const TOLD_EVERY = 5_000;

let seen = Date.now();
let told = 0;

/** When somebody last did something in this browser, in any of its tabs; milliseconds since 1970. */
export const lastActivity = (): number => Math.max(seen, Number(stored('last_activity')) || 0);

export function noteActivity(): void {
  seen = Date.now();
  if (seen - told < TOLD_EVERY) return;
  told = seen;
  store('last_activity', String(seen));
}

/** Hears of every sign that somebody is there; answers how to stop. */
export function onActivity(listener: () => void): () => void {
  const options = { capture: true, passive: true };
  for (const sign of SIGNS) window.addEventListener(sign, listener, options);
  return () => {
    for (const sign of SIGNS) window.removeEventListener(sign, listener, options);
  };
}
