import { searchKindKeys, type SearchKind } from '@talent-os/contracts/search/kinds';
import { store, stored } from '@/lib/stored';

/** A record somebody has opened: what it is called is asked anew each time, with their rights of then. */
type OpenedRecord = { readonly kind: SearchKind; readonly id: string };

/** Records kept of a person, and shown. */
const KEPT = 30;
const KEY = 'recent_records';

type StoredRecent = Readonly<Record<string, readonly OpenedRecord[]>>;

const isOpened = (one: unknown): one is OpenedRecord =>
  typeof one === 'object' &&
  one !== null &&
  'id' in one &&
  typeof one.id === 'string' &&
  'kind' in one &&
  searchKindKeys.some((kind) => kind === one.kind);

function everybodys(): StoredRecent {
  try {
    const kept: unknown = JSON.parse(stored(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as StoredRecent) : {};
  } catch {
    return {};
  }
}

/** What a person has opened in this browser, the latest first. */
export function recentOf(userId: string): readonly OpenedRecord[] {
  const own: unknown = everybodys()[userId];
  return Array.isArray(own) ? own.filter(isOpened) : [];
}

/** Remembers that a person has opened something. */
export function noteOpened(userId: string, { kind, id }: OpenedRecord): void {
  const others = recentOf(userId).filter((one) => one.id !== id || one.kind !== kind);
  store(KEY, JSON.stringify({ ...everybodys(), [userId]: [{ kind, id }, ...others].slice(0, KEPT) }));
}
