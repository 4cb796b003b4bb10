const LONGEST_STEM = 100;

/**
 * The name a file is kept and sent under: what its person called it, without what could lead out of a folder, hide an
 * ending or break a line, and with the ending of what it is. `endings` are those of its kinds, which make room for that one.
 */
export function keptName(called: string | undefined, ending: string, endings: RegExp): string {
  const stem = (called ?? '')
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}\\/:*?"<>|]/gu, ' ')
    .replace(endings, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const short = Array.from(stem).slice(0, LONGEST_STEM).join('').trim();
  return `${short || 'document'}.${ending}`;
}
