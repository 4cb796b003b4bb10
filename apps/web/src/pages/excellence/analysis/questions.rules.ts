import type { ExcellenceModule } from '@talent-os/contracts/sales/excellence/module';

/** The first statement without an answer; the first of all where each has one. */
export const firstOpen = (
  statements: readonly { readonly key: string }[],
  given: ReadonlyMap<string, unknown>,
): number =>
  Math.max(
    0,
    statements.findIndex(({ key }) => !given.has(key)),
  );

/** The dimension a statement belongs to, and which of its statements it is. */
export function dimensionAt({ dimensions }: ExcellenceModule, at: number) {
  let before = 0;
  for (const { label, statements } of dimensions) {
    if (at < before + statements.length) return { label, nth: at - before + 1, of: statements.length };
    before += statements.length;
  }
  throw new Error(`No statement ${at}`);
}
