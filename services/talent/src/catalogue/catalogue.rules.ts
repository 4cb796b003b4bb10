import type { ErrorCode } from '@talent-os/contracts';
import {
  catalogueStateKeys,
  type CatalogueAction,
  type CatalogueItem,
  type CatalogueState,
} from '@talent-os/contracts/talent/catalogue-shapes.js';
import { actionsBy, statesWithout } from '@talent-os/service-kit/may';

export type CatalogueFacts = {
  readonly status: CatalogueState;
  /** A version is written: the first one, or one beside what is in use. */
  readonly drafted: boolean;
  /** Whether the caller wrote on it. */
  readonly wrote: boolean;
  /** Whether the caller keeps the catalogue. */
  readonly keeps: boolean;
};

const state = (holds: boolean): ErrorCode | undefined => (holds ? undefined : 'catalogue.state');

const MOVES: Readonly<Record<CatalogueState, (facts: CatalogueFacts) => ErrorCode | undefined>> = {
  // Nobody takes one back to a draft: the next version is drafted beside it.
  draft: () => 'catalogue.state',
  published: ({ drafted, wrote }) => state(drafted) ?? (wrote ? 'catalogue.author' : undefined),
  retired: ({ status }) => state(status === 'published'),
};

/** Why an item is not taken there; nothing where it may be. */
export const moveRefusal = (facts: CatalogueFacts, to: CatalogueState): ErrorCode | undefined => MOVES[to](facts);

const ACTIONS: Readonly<Record<CatalogueAction, (facts: CatalogueFacts) => boolean>> = {
  edit: ({ keeps }) => keeps,
  discard: ({ keeps, drafted }) => keeps && drafted,
};

/** Why something else is not done with an item, or nothing. */
export const actionRefusal = (action: CatalogueAction, facts: CatalogueFacts): ErrorCode | undefined =>
  state(ACTIONS[action](facts));

/** What the caller may do with an item as it stands. */
export const mayOf = (facts: CatalogueFacts): CatalogueItem['may'] => ({
  to: statesWithout(catalogueStateKeys, (to) => (facts.keeps ? moveRefusal(facts, to) : 'catalogue.state')),
  do: actionsBy(ACTIONS, facts),
});
