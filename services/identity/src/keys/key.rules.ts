import { DAY_MS } from '@talent-os/service-kit/calendar';
import { TOKEN } from '@talent-os/contracts/identity/token.js';

const SECOND = 1_000;
const LEAD_MS = TOKEN.keyLeadSeconds * SECOND;
const OVERLAP_MS = TOKEN.keyOverlapSeconds * SECOND;
/** A key signs for so long before the next one is made. */
export const KEY_LIFE_MS = 30 * DAY_MS;

type Key = { readonly activeFrom: Date };

const newestFirst = <K extends Key>(keys: readonly K[]) =>
  keys.toSorted((a, b) => b.activeFrom.getTime() - a.activeFrom.getTime());

/** The key that signs now: the newest one whose time has come. */
export const signingKey = <K extends Key>(keys: readonly K[], now: Date): K | undefined =>
  newestFirst(keys).find((key) => key.activeFrom <= now);

/** Keys to publish, newest first: the one that comes, the one that signs, and the last ones until no token of theirs lives. */
export function publishedKeys<K extends Key>(keys: readonly K[], now: Date): K[] {
  const ordered = newestFirst(keys);
  return ordered.filter((_, index) => {
    const successor = ordered[index - 1];
    return !successor || now.getTime() < successor.activeFrom.getTime() + OVERLAP_MS;
  });
}

/** When the next key takes over: at once where there is none yet, with some lead where the newest is old, else nothing. */
export function nextKeyFrom(keys: readonly Key[], now: Date): Date | undefined {
  const newest = newestFirst(keys)[0];
  if (!newest) return now;
  return now.getTime() - newest.activeFrom.getTime() >= KEY_LIFE_MS ? new Date(now.getTime() + LEAD_MS) : undefined;
}
