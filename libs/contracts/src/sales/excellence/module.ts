import type { MetricKey } from './metrics.data.js';

/** How much something counts: 1, 2 or 3. */
type Degree = 1 | 2 | 3;

/** A sentence people agree with from 0 (not at all) to 4 (fully). */
type Statement = { readonly key: string; readonly text: string; readonly weight: Degree };

/** What can be done about a dimension. */
type ActionIdea = {
  readonly key: string;
  readonly title: string;
  /** 1: days. 2: weeks. 3: a quarter. */
  readonly effort: Degree;
};

export type Dimension = {
  readonly key: string;
  readonly label: string;
  /** What its actions are worth beside those of others. */
  readonly weight: Degree;
  /** The figure of the page that is seen of it, where one belongs to it. */
  readonly metric?: MetricKey;
  readonly statements: readonly Statement[];
  readonly actions: readonly ActionIdea[];
};

/** One module of sales excellence, as data: what is asked, what is seen, what can be done. */
export type ExcellenceModule = {
  /** What the module looks at, in a sentence. */
  readonly about: string;
  /** Figures of its page, in their order. */
  readonly metrics: readonly MetricKey[];
  readonly dimensions: readonly Dimension[];
};

/** A statement; it counts 1 unless it is said. */
export const says = (key: string, text: string, weight: Degree = 1): Statement => ({ key, text, weight });
export const action = (key: string, title: string, effort: Degree): ActionIdea => ({ key, title, effort });

/** Every statement of a module, in the order it is asked. */
export const statementsOf = ({ dimensions }: ExcellenceModule): readonly Statement[] =>
  dimensions.flatMap(({ statements }) => statements);
