import type { pg } from './types.js';

export type Column = { readonly name: string; readonly dataTypeID: number };

/**
 * What pg calls on a query of one's own, as pg-cursor is one: its types name `submit` alone. `wire-query.test.ts` fails
 * where pg calls something else.
 */
export interface WireQuery extends pg.Submittable {
  /** pg looks whether there is one; errors arrive through `handleError`. */
  readonly callback: () => void;
  handleRowDescription(message: { readonly fields: readonly Column[] }): void;
  handleDataRow(message: { readonly fields: readonly (string | null)[] }): void;
  handleCommandComplete(): void;
  handleEmptyQuery(): void;
  handleError(error: unknown): void;
  handleReadyForQuery(): void;
}
