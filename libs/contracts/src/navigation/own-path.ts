/** Of no site that our own name could stand for. */
const NOWHERE = 'https://nowhere.invalid';

/**
 * Path, query and fragment of an address of this product, as a browser reads it; nothing where it leads, or could lead, to
 * another site. Links of answers, ways back after signing in, tasks and notices are all judged here. Where `origin` is
 * given, whole addresses that begin with it are own ones too.
 */
export function ownPath(address: string | null | undefined, origin = NOWHERE): string | undefined {
  // Browsers read a backslash as a stroke, and pass over what cannot be seen; encoded, it would end a header's line.
  if (!address || /[\\\p{C}]|%[01][\da-f]|%7f/iu.test(address)) return undefined;
  const url = URL.parse(address, origin);
  if (url?.origin !== origin) return undefined;
  const path = url.pathname + url.search + url.hash;
  // Steps upwards can leave two strokes at the beginning, which read again are the name of another site.
  return path.startsWith('//') ? undefined : path;
}
