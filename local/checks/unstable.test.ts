import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTree, testFilesOf } from '../fences/tree.ts';
import { root } from '../paths.ts';
import { NAMED_UNSTABLE } from './unstable.data.ts';

/** What is called by a title: a test, a group of them, or one of each value of a table. */
const TITLE =
  /(?:\b(?:describe|it|test)(?:\.\w+)*|\))\(\s*(?:'((?:[^'\\\n]|\\.)+)'|"((?:[^"\\\n]|\\.)+)"|`((?:[^`\\\n]|\\.)+)`),/g;
/** Where a title has a place for a value. */
const PLACE = /%[sdifjop#]|\$\{[^}]*\}|\$\w+/g;

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
const form = (title: string): string => title.split(PLACE).map(escaped).join('.*');

/** Whether a file has a title that such a name begins with, and one that it ends with. */
function isIn(text: string, name: string): boolean {
  const titles = [...text.matchAll(TITLE)].map(([, a, b, c]) => (a ?? b ?? c ?? '').replaceAll(/\\(.)/g, '$1'));
  // A title of nothing but a value is in every name.
  const begins = titles.some(
    (title) => /\w{3}/.test(title.replaceAll(PLACE, '')) && new RegExp(`^${form(title)}(?: |$)`).test(name),
  );
  return begins && titles.some((title) => new RegExp(`(?:^| )${form(title)}$`).test(name));
}

const files = testFilesOf(readTree(root));
/** Names say first in which way a test ran; those of journeys also in which file, and by which browser. */
const bare = (name: string): string =>
  name
    .replace(/^[\w ]+: /, '')
    .replace(/^\S+\.spec\.ts › /, '')
    .replace(/ › [\w-]+$/, '')
    .replaceAll(' › ', ' ');
const isThere = (name: string): boolean => files.some(({ text }) => isIn(text, bare(name)));

test('a test that is named as unstable is one that there is', () => {
  for (const name of Object.keys(NAMED_UNSTABLE)) assert.ok(isThere(name), `there is no "${name}": take its row away`);
});

test('a name that no test has is noticed', () => {
  assert.ok(isThere('split: refreshing answers a token that was used moments ago with the one that is alive by now'));
  assert.ok(!isThere('split: refreshing answers a token that nobody has ever used, in no way at all'));
  assert.ok(isThere('own: whoever may more than the caller is not signed out'));
  assert.ok(isThere('notifications.spec.ts › an error nobody caught › is told to people and reported › chromium'));
  assert.ok(isThere('a name that no test has is noticed'));
});
