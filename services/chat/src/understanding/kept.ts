import { admits, type AppAbility, type Operation } from '@talent-os/contracts';
import { nouns } from '@talent-os/contracts/fields/nouns.js';
import { routes, type RouteRow } from '@talent-os/contracts/navigation/index.js';
import { assistantSpecs } from '@talent-os/contracts/assistant-specs.js';
import { operations } from '@talent-os/contracts/registry.js';
import { keptRowOf, keptRows } from '../tools/kept.data.js';
import { lexiconOf, type Lexicon } from './lexicon.js';
import { isAskable, isKeptApart, isReadByPeople } from './sources.js';
import type { Source } from './types.js';
import { says } from './words-of-reply.js';

const isPrivateThing = ({ operation: { name }, noun }: Source): boolean =>
  keptRows.some(({ begins, one }) => one !== undefined && name.startsWith(begins) && noun?.one === one);

/** The assistant's own: documents are quoted and memories told by ways of their own, and shares stand on their screen. */
const OWN = /^chat\.(?:export|knowledge|memories|models|shares)\./;

/** Reads of people that questions are neither answered from nor kept apart from: they need something first, or stand behind others. */
const isBehind = (operation: Operation): boolean =>
  isReadByPeople(operation) && !OWN.test(operation.name) && !isAskable(operation) && !isKeptApart(operation);

let lexicon: Lexicon | undefined;
/** What words mean in those reads; their rows are never read. */
export const shutLexicon = (): Lexicon => (lexicon ??= lexiconOf(operations, assistantSpecs, [isBehind, () => false]));

const singles = new Set(Object.values(nouns).flatMap(({ get }) => get ?? []));
/**
 * Whether questions about a source are refused: what is private is to everybody, what has a name of its own to those who may
 * not read it. Choices of forms and the like are asked for by nobody.
 */
export const isClosed = (source: Source, ability: AppAbility): boolean =>
  isPrivateThing(source) ||
  ((source.noun !== undefined || singles.has(source.operation.name)) && !admits(ability, source.operation.access));

/** An operation that holds what a message asks for in words no contract has; nothing where it asks for something else. */
export function keptBehind(text: string): Operation | undefined {
  const row = keptRows.find(({ words }) => words?.test(text));
  return row && operations.find(({ name }) => name.startsWith(row.begins));
}

const screens: readonly RouteRow[] = routes;
/** What people read instead of what others keep for themselves, with the screen that shows what is theirs. */
export function keptText({ name }: Operation, ability: AppAbility): string {
  const row = keptRowOf(name);
  if (!row?.says) return says.kept;
  const screen = screens.find(({ path }) => path === row.path);
  return screen && admits(ability, screen.access)
    ? `${row.says} What is yours to see stands on [${screen.label}](${screen.path}).`
    : row.says;
}
