import { nouns } from '@talent-os/contracts/fields/nouns.js';

const byOperation = new Map<string, string[]>();
for (const { lists, get, one, many, synonyms } of Object.values(nouns))
  for (const name of [...Object.keys(lists), ...(get ? [get] : [])])
    byOperation.set(name, [...(byOperation.get(name) ?? []), one, many, ...synonyms]);

/** What people call the things an operation answers. */
export const nounsOfOperation = (name: string): readonly string[] => byOperation.get(name) ?? [];
