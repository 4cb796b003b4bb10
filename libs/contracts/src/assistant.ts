/**
 * What the assistant has to know of an operation; one with a row in `assistant-specs.ts` is a tool of it. Plain data:
 * the parser, tools, MCP and rendering read it.
 */
export type AssistantSpec = {
  /** How people would ask for this, in their own words; at least two. */
  readonly examples: readonly string[];
  /** Hubs in which the question belongs; asked there, it is preferred. */
  readonly hubs: readonly string[];
  /** What an answer calls it: 'Deals'. */
  readonly label?: string;
  /** When to use it and what it does not tell, for models; the summary where absent. */
  readonly describe?: string;
  /** Words and phrases for the same thing that stand in no example. */
  readonly synonyms?: readonly string[];
  /** Path of the screen that shows the same; of several, the first the caller may open. */
  readonly link?: string | readonly string[];
  /** How fields of the input are found in what people write. Enumerations and numbers need no row. */
  readonly slots?: Readonly<Record<string, SlotSpec>>;
  readonly present?: PresentSpec;
  /**
   * Who wrote a text of the answer, by path: `user` a person of the organization, `external` a person outside of it.
   * What is not named is the system's own. External text may hold instructions: a run that read some is tainted.
   */
  readonly trust?: Readonly<Record<string, 'user' | 'external'>>;
  /** Fields of the answer that say who a person is, or something about their health, by path. */
  readonly phi?: Readonly<Record<string, PhiKind>>;
  /** Fields of the answer that no assistant and no model reads, by path: they are left out. */
  readonly withheld?: readonly string[];
  /** Makes a write one that the assistant may propose; it never runs without the person's approval. */
  readonly proposes?: ProposesSpec;
  /** Operations that this one answers as well: they are no tools of their own. */
  readonly covers?: readonly string[];
};

type PhiKind = 'PERSON' | 'EMAIL' | 'NOTE';

type ProposesSpec = {
  /** 'Move a deal to another stage'. */
  readonly title: string;
  /** What its card is called before the thing it changes, a verb and what that is done to; the title where absent. */
  readonly card?: string;
  /** The right it needs, in words. */
  readonly permission: string;
  /** Verbs that ask for it when they begin a sentence. */
  readonly verbs: readonly string[];
};

export type SlotSpec = {
  /** What people call the field: 'Deal'. */
  readonly label?: string;
  /** Asked where the value is missing. */
  readonly ask?: string;
  /** Words that stand for a value, by value. */
  readonly words?: Readonly<Record<string, readonly string[]>>;
  /** What people read for a value, where it is not the value's general label. */
  readonly labels?: Readonly<Record<string, string>>;
  /** The caller's own id, where they write my or me. */
  readonly me?: true;
  /** The id of something people call by its name. */
  readonly lookup?: LookupSpec;
  /** The value stands in the row another slot has found, at this path: `dealId.version`. Never asked, never a tool's argument. */
  readonly from?: string;
  /** Stays what it is in the row another slot has found where people say nothing about it: `dealId.amount`. */
  readonly keeps?: string;
  /** `name`: a name in the sentence. `message`: what stands behind a colon, in quotes or behind `because`. */
  readonly text?: 'name' | 'message';
  /** The value where people say none; `today` for a day. Any JSON for a field nobody speaks of. */
  readonly otherwise?: unknown;
  /** Nobody is asked for it and no card shows it: `otherwise` stands there. */
  readonly silent?: true;
  /** Belongs to the change only where another field holds one of these values; then it is needed. */
  readonly onlyWith?: Readonly<Record<string, readonly string[]>>;
  /** Belongs to the change only where none of these fields holds anything. */
  readonly notWith?: readonly string[];
};

export type LookupSpec = {
  /** Operation that lists what can be meant; asked with the caller's rights. */
  readonly operation: string;
  /** Its field that takes a name; absent where the list is short and looked through. */
  readonly search?: string;
  /** Its further arguments. */
  readonly args?: Readonly<Record<string, string>>;
  /** Arguments that other slots hold, by argument: the tasks of the incident that was named. */
  readonly with?: Readonly<Record<string, string>>;
  /** Another slot: the rows stand in the row it has found, at `at`, and no operation is asked. */
  readonly in?: string;
  /** The operation is asked for each of these, with its id under this argument. */
  readonly each?: { readonly argument: string; readonly of: LookupSpec };
  /** Where the caller may not read this list: the next one. */
  readonly or?: LookupSpec;
  /** Rows that can be meant, where not all can. */
  readonly where?: Where;
  /** Where the rows stand in its answer; the answer itself where absent. */
  readonly at?: string;
  /** Path of the value in a row; its `id` where absent. */
  readonly id?: string;
  /** Field of a row that names it; empty where the rows are texts, which then are the value. Otherwise the value stands at `id`. */
  readonly name: string;
  /** A further field that tells rows with the same name apart. */
  readonly hint?: string;
  /** Operation that reads one row by its id, where there is one; it takes the slot's own name. */
  readonly get?: string;
  /** What one of them is called: 'deal'. */
  readonly one: string;
};

/**
 * What the contract of a change cannot know of how people ask for it. Everything else of its tool derives from the
 * operation: labels, choices, units, what its ids name, what is asked where something is missing.
 */
export type ChangeWords = {
  /** What it is about, where that is not the noun of its first id or of its subject. */
  readonly one?: string;
  /** Verbs that ask for it, where those of its action are not all. */
  readonly verbs?: readonly string[];
  readonly title?: string;
  /** What its card is called, where its first verb and what it is about make no name. */
  readonly card?: string;
  readonly synonyms?: readonly string[];
  readonly link?: string;
  readonly slots?: Readonly<Record<string, SlotSpec>>;
};

/**
 * How an answer is put into words. In sentences `{path}` stands for a value in its own format, `{path|format}` for
 * another one: money, percent, share (of 1), change, count, day, moment, month, label, list, or `one:deal` for a count with its noun.
 * A sentence without one of its values is left out.
 */
export type PresentSpec = {
  readonly lead?: readonly string[];
  /** Numbers computed from rows, usable in sentences by name. */
  readonly figures?: Readonly<Record<string, FigureSpec>>;
  readonly rows?: RowsSpec;
};

export type FigureSpec = {
  /** What people call it, and further words; without a label nobody asks for it by itself. */
  readonly label?: string;
  readonly synonyms?: readonly string[];
  readonly of: 'sum' | 'count';
  /** `columns.total`: the field `total` of the rows in `columns`; for `count` the rows alone. */
  readonly path: string;
  readonly where?: Where;
};

/** A row fits where each field holds one of the values. */
export type Where = Readonly<Record<string, readonly (string | number | boolean | null)[]>>;

export type RowsSpec = {
  /** Path of the list; the answer itself where empty. */
  readonly at: string;
  readonly one: string;
  readonly many: string;
  /** Heading of a column and the path of its value, with a format where it is not the value's own. */
  readonly columns: Readonly<Record<string, string>>;
  /** Path of the number of all rows, also beyond the ones listed. */
  readonly total?: string;
  /** Rows shown; 10 where absent. */
  readonly top?: number;
  /** What people read where there is nothing. */
  readonly empty: string;
  /** Rows people may ask for by a word, and what the list is then called. */
  readonly focus?: readonly FocusSpec[];
  /** Field whose values, named in the question, choose the rows shown. */
  readonly chosenBy?: string;
};

export type FocusSpec = {
  readonly words: readonly string[];
  readonly called: string;
  readonly where: Where;
  /** Arguments that bring the fitting rows first. */
  readonly args?: Readonly<Record<string, string>>;
};
