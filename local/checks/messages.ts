import { stripVTControlCharacters } from 'node:util';

const LINES = 25;
/** Where runners and libraries stood when a test failed. */
const OF_OTHERS = /^\s+at .*(node_modules|node:internal)/;

/** What a test said when it failed: without colours, and only as much as tells what happened. */
export function messageOf(text: string, lines = LINES): string {
  const all = stripVTControlCharacters(text)
    .trimEnd()
    .split('\n')
    .filter((line) => !OF_OTHERS.test(line));
  return (all.length > lines ? [...all.slice(0, lines), `… ${all.length - lines} lines more`] : all).join('\n');
}
