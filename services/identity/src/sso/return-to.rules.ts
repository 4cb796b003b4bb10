const MOST = 500;
/** Of no site that our own name could stand for. */
const NOWHERE = 'https://nowhere.invalid';

/** A path of ours as it was asked for; nothing where it leads, or could lead, to another site. */
export function ownPath(asked: string | undefined): string | undefined {
  if (asked === undefined || asked === '') return '/';
  if (asked.length > MOST || !/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(asked)) return undefined;
  const url = URL.parse(asked, NOWHERE);
  return url?.origin === NOWHERE ? url.pathname + url.search + url.hash : undefined;
}
