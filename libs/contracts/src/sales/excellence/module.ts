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

/** What a heading begins with: what the session was told, figures of the page, or what its analysis came to. */
export type Fill =
  | { readonly from: 'input'; readonly of: 'company' | 'product' | 'customer' }
  | { readonly from: 'competitors' }
  | { readonly from: 'figure'; readonly of: MetricKey }
  | { readonly from: 'strengths' | 'findings' | 'actions' };

type Heading = {
  readonly key: string;
  readonly label: string;
  /** What stands under it until somebody answers it. */
  readonly asks: string;
  readonly fills: readonly Fill[];
};

/** A kind of paper the module keeps for those who sell. */
export type AssetType = {
  readonly key: string;
  readonly label: string;
  /** Whose name it carries, where it is of one: a competitor, a role, a segment. */
  readonly of?: string;
  /** Lines of a heading at most, where it has to be read during a talk. */
  readonly lines?: number;
  readonly headings: readonly Heading[];
};

/** A figure with those it is the result of. */
export type KpiNode = { readonly metric: MetricKey; readonly of?: readonly KpiNode[] };

/**
 * One module of sales excellence, as data: what is asked, what is seen, what can be done, what is kept. Its file is all
 * there is of it: `npm run excellence-modules` writes what names it elsewhere.
 */
export type ExcellenceModule = {
  readonly label: string;
  /** What it is called where its whole name is too long. */
  readonly short?: string;
  /** Where it stands among the modules. */
  readonly place: number;
  /** What the module looks at, in a sentence. */
  readonly about: string;
  /** Figures of its page, in their order. */
  readonly metrics: readonly MetricKey[];
  /** How they lead to each other, where the page shows it. */
  readonly tree?: readonly KpiNode[];
  readonly dimensions: readonly Dimension[];
  readonly assets: readonly AssetType[];
};

/** A statement; it counts 1 unless it is said. */
export const says = (key: string, text: string, weight: Degree = 1): Statement => ({ key, text, weight });
export const action = (key: string, title: string, effort: Degree): ActionIdea => ({ key, title, effort });

export const heading = (key: string, label: string, asks: string, ...fills: readonly Fill[]): Heading => ({
  key,
  label,
  asks,
  fills,
});
export const figure = (of: MetricKey): Fill => ({ from: 'figure', of });
export const told = (of: 'company' | 'product' | 'customer'): Fill => ({ from: 'input', of });
export const competitors: Fill = { from: 'competitors' };
export const strengths: Fill = { from: 'strengths' };
export const findings: Fill = { from: 'findings' };
export const actions: Fill = { from: 'actions' };

/** Every statement of a module, in the order it is asked. */
export const statementsOf = ({ dimensions }: ExcellenceModule): readonly Statement[] =>
  dimensions.flatMap(({ statements }) => statements);
