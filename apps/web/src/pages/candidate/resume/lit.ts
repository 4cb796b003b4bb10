/** The fact that is shown wherever it stands: among the facts, in the resume, beside what the position asks for. */
export type Lit = {
  readonly lit: string | undefined;
  readonly onLight: (factKey: string | undefined) => void;
};
