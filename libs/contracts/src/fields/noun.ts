import type { Where } from '../assistant.js';

/**
 * What people call the things the product keeps, and where each is read. Paths lead through an answer with lists left
 * out; those of a row begin at the row.
 */
export type Noun = {
  readonly one: string;
  readonly many: string;
  /** Further words for one of them; their plurals follow the rule. */
  readonly synonyms: readonly string[];
  /** Operations whose answers list it, the widest first, each with the path of the rows; empty where the answer is the list. */
  readonly lists: Readonly<Record<string, string>>;
  /** What inputs call the id of one, beside its key with `Id`. */
  readonly ids?: readonly string[];
  /** Operation that reads one of them by its id. */
  readonly get?: string;
  /** Field of a row that names it; `name`, else `title`, where absent. */
  readonly name?: string;
  /** Field that says whose it is; `ownerName` where absent. */
  readonly owner?: string;
  /** Further fields that say so: a position is its recruiter's as well. */
  readonly owners?: readonly string[];
  /** Field by which it is dated: what `next week` and `latest` speak of. */
  readonly date?: string;
  /** Field by which it is ranked: what `biggest` and `worst` speak of. */
  readonly rank?: string;
  /** Shares that have a name of their own: of which rows, among which. */
  readonly rates?: readonly Rate[];
};
/** Fields of a row that say whose it is. */
export const ownersOf = ({ owner = 'ownerName', owners = [] }: Noun): readonly string[] => [owner, ...owners];

/** `of` and `among` say which values fields hold. */
export type Rate = { readonly names: readonly string[]; readonly of: Where; readonly among: Where };
/** Nouns by entity. */
export type Nouns = Readonly<Record<string, Noun>>;
