import type { Operation } from '@talent-os/contracts';
import type { AssistantSpec, FigureSpec, Where } from '@talent-os/contracts/assistant.js';
import type { Choices, Unit } from '@talent-os/contracts/fields/index.js';
import type { Noun } from '@talent-os/contracts/fields/noun.js';
import type { Format } from '../present/format.js';

/** What a field holds, as far as questions tell kinds apart. */
export type FieldKind =
  | 'text'
  | 'person'
  | 'place'
  | 'number'
  | 'money'
  | 'date'
  | 'instant'
  | 'clock'
  | 'boolean'
  | 'choice'
  | 'list';

/** A field of a row. `depth` 0: of the row itself, 1: of the row it stands in, and so on. */
export type SourceField = {
  readonly depth: number;
  readonly path: string;
  readonly key: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly unit: Unit | undefined;
  readonly format: Format;
  /** What people call its values, where it is a choice. */
  readonly choices: Choices;
  /** How it is worked out from the rows of the answer, where it does not stand in it. */
  readonly figure?: FigureSpec;
};

/** Rows that an operation answers: a list somewhere in its answer, or the answer itself as one row. */
export type Source = {
  readonly id: number;
  readonly operation: Operation;
  readonly spec: AssistantSpec | undefined;
  /** Lists on the way to the rows, each a path inside the one before; none for the answer itself. */
  readonly lists: readonly string[];
  readonly noun: Noun | undefined;
  readonly one: string;
  readonly many: string;
  readonly fields: readonly SourceField[];
};

/** What a phrase may mean in a source. */
export type Target =
  | { readonly kind: 'noun' }
  | { readonly kind: 'context' }
  | { readonly kind: 'field'; readonly field: SourceField }
  | { readonly kind: 'value'; readonly field: SourceField; readonly value: unknown; readonly exact?: boolean }
  | { readonly kind: 'where'; readonly where: Where; readonly called: string };

/** A phrase of the question and what it may mean, with how sure that is (0 to 1). */
export type Link = { readonly from: number; readonly to: number; readonly weight: number; readonly target: Target };
