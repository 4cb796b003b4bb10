import { admits, type AppAbility } from '@talent-os/contracts';
import { operations } from '@talent-os/contracts/registry.js';
import { closedReads, isPrivate, keptRowOf } from '../tools/kept.data.js';
import { askedOf, type AnalysedQuestion } from './asked.js';
import { lexicon } from './lexicon.js';
import { linksOf } from './link.js';
import type { Link, Source } from './types.js';
import { groupsIn, type Whose } from './whose.js';

/** How surely a word has to be the thing's own, or one of its fields by more than one word. */
const NAMED = 0.84;
const FIELD = 0.9;

type Meant = { readonly asked: AnalysedQuestion; readonly whose: Whose; readonly ability: AppAbility };

/**
 * Whether a question may be answered from private data: it speaks of it by name, and of nobody else's. Whoever may look
 * into others' as well has to say that their own is meant. Of what is not private always.
 */
export function isForThem({ operation }: Source, links: readonly Link[], { asked, whose, ability }: Meant): boolean {
  if (!isPrivate(operation.name)) return true;
  if (whose === 'others' || groupsIn(asked).length > 0) return false;
  return (whose === 'own' || !seesOthers(operation.name, ability)) && speaksOf(operation.name, asked.text, links);
}

const speaksOf = (name: string, text: string, links: readonly Link[]): boolean =>
  keptRowOf(name)?.words?.test(text) === true ||
  links.some(
    ({ target, weight, from, to }) =>
      (target.kind === 'noun' && weight >= NAMED) || (target.kind === 'field' && weight >= FIELD && to - from > 1),
  );

const seesOthers = (name: string, ability: AppAbility): boolean => {
  const begins = keptRowOf(name)?.begins;
  return operations.some(
    (one) =>
      begins !== undefined && one.name in closedReads && one.name.startsWith(begins) && admits(ability, one.access),
  );
};

/** Whether a message speaks of what is private by its words alone; whose it is does not matter. Nothing is read for that. */
export function speaksOfPrivate(text: string): boolean {
  // Which day it is means nothing here.
  const asked = askedOf(text, '2026-01-01');
  const { sources } = lexicon();
  return [...linksOf(asked, lexicon())].some(([id, links]) => {
    const source = sources[id];
    return (
      source !== undefined && isPrivate(source.operation.name) && speaksOf(source.operation.name, asked.text, links)
    );
  });
}
