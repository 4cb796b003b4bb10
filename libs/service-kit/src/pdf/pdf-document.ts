/** What stands one below the other in a document, in the order it is read. */
export type PdfBlock =
  | { readonly heading: string; readonly level?: 1 | 2 | 3 }
  | { readonly paragraph: string; readonly quiet?: boolean }
  | { readonly list: readonly string[] }
  | { readonly facts: readonly { readonly label: string; readonly value: string }[] };

/** A document as data: the same one makes the same bytes. */
export type PdfDocument = {
  readonly title: string;
  readonly author?: string | undefined;
  /** BCP 47: who reads it aloud pronounces it so. */
  readonly language: string;
  readonly madeAt: Date;
  readonly blocks: readonly PdfBlock[];
};
