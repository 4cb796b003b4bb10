import { describe, expect, it } from '@jest/globals';
import type { Operation } from '@talent-os/contracts/define';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asked, neither, undone } from './commands.data';

type Site = { readonly path: string; readonly text: string; readonly command: string };

const IMPORT = /import (?:type )?\{([^}]*)\} from '(@talent-os\/contracts\/[^']+)'/g;
const SITE = /\b(?:useCommand|useCommandForm|useConfirmed|useUpload)\(\s*(\w+)|\boperation=\{(\w+)\}/g;
/** Whoever types their name under what follows has been asked. */
const ASKS =
  /ConfirmCommand|useConfirmed|\bDialog\b|ConfirmDialog|ReasonDialog|FormDialog|FormBody|TermsDialog|EndDialog|[pP]ending|\basks:|\bsignedName\b/;
const UNDOES = /\bundo[:(]|offerUndo|onUndo|[uU]ndoable|\boffer\(|\brestore\b/;

/** The writes a file makes, by the names of their operations. */
async function sitesIn(path: string, text: string): Promise<Site[]> {
  const from = new Map<string, string>();
  for (const [, names, module] of text.matchAll(IMPORT))
    for (const name of names!.split(',')) from.set(name.trim(), module!);
  const called = new Set([...text.matchAll(SITE)].map(([, hook, prop]) => (hook ?? prop)!));
  const sites = await Promise.all(
    [...called].map(async (name) => {
      const module = from.get(name);
      if (!module) return [];
      const operation = ((await import(module)) as Record<string, Operation>)[name];
      return operation?.effect === 'write' ? [{ path, text, command: operation.name }] : [];
    }),
  );
  return sites.flat();
}

const namesOf = (table: Readonly<Record<string, string>>): string[] =>
  Object.entries(table).flatMap(([subject, actions]) => actions.split(' ').map((action) => `${subject}.${action}`));

const [undo, ask] = [new Set(namesOf(undone)), new Set(namesOf(asked))];
const free = new Set(Object.values(neither).flatMap(namesOf));

/** What is wrong with what stands before a write, or after it. */
function faultsOf({ path, text, command }: Site): string[] {
  const [may, must] = [UNDOES.test(text), ASKS.test(text)];
  if (free.has(command)) return undo.has(command) || ask.has(command) ? [`${command} is twice in the table`] : [];
  if (!undo.has(command) && !ask.has(command)) return [`${command} is not in the table (${path})`];
  if (may || must) return [];
  return [`${command} is neither asked about nor undone in ${path}`];
}

const root = join(__dirname, '..');
const sources = globSync('**/*.{ts,tsx}', { cwd: root }).filter((path) => !path.includes('.test.'));
const all = Promise.all(sources.map(async (path) => sitesIn(path, readFileSync(join(root, path), 'utf8'))));

describe('every command of the web', () => {
  it('is undone, asked about, or neither for a reason', async () => {
    expect((await all).flat().flatMap(faultsOf)).toEqual([]);
  });

  it('in the table is one of the web', async () => {
    const used = new Set((await all).flat().map(({ command }) => command));
    expect([...undo, ...ask, ...free].filter((command) => !used.has(command))).toEqual([]);
  });

  it('that says it is undone, or asks, does so somewhere', async () => {
    const sites = (await all).flat();
    const lacks = (names: ReadonlySet<string>, does: RegExp) =>
      [...names].filter((name) => !sites.some(({ command, text }) => command === name && does.test(text)));
    expect([...lacks(undo, UNDOES), ...lacks(ask, ASKS)]).toEqual([]);
  });

  it.each([
    [
      'a shift claimed without a word',
      `import { claimShift } from '@talent-os/contracts/healthcare/shifts';\nuseCommand(claimShift);`,
      'neither asked about nor undone',
    ],
    [
      'a command nobody has thought of',
      `import { confirmRegistration } from '@talent-os/contracts/identity/registrations';\nuseCommand(confirmRegistration);`,
      'not in the table',
    ],
  ])('would be found: %s', async (_, text, fault) => {
    const [site] = await sitesIn('planted.tsx', text);
    expect(faultsOf(site!)).toEqual([expect.stringContaining(fault)]);
  });
});
