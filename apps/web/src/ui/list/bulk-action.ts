import type { Operation, Output, Sent } from '@talent-os/contracts/define';
import type { ReactNode } from 'react';

type ConfirmQuestion<T> = (rows: readonly T[]) => {
  readonly title: string;
  readonly text: ReactNode;
  /** The verb of the deed. */
  readonly confirm: string;
};

/** What a field in place of the reason is given. */
type ReasonField = {
  readonly value: string;
  readonly missing: boolean;
  readonly onChange: (value: string) => void;
};

type ActionLook<T> = {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** One letter that does it while rows are chosen. */
  readonly shortcut?: string;
  readonly danger?: boolean;
  /** Whether a row lets it be done. */
  readonly allows: (row: T) => boolean;
};

/** The operation of one row, asked for each. */
export type BulkCommand<T> = ActionLook<T> & {
  readonly operation: Operation;
  readonly input: (row: T, reason: string) => object;
  /** Everybody chosen is given the same reason, asked for before; or what a field of its own asks for. */
  readonly reason?: {
    readonly description: string;
    readonly maxLength: number;
    readonly field?: (props: ReasonField) => ReactNode;
  };
  /** What people read once it is done: `3 tasks done`. */
  readonly done: (count: number) => string;
  /** The way back, from the row and what the operation answered for it. */
  readonly undo?: { readonly operation: Operation; readonly input: (row: T, output: never) => object };
  /** Asked before what has no way back. */
  readonly confirm?: ConfirmQuestion<T>;
};

/** A dialog of the screen that takes all of them. */
type BulkDialog<T> = ActionLook<T> & { readonly open: (rows: readonly T[]) => void; readonly operation: Operation };

export type BulkAction<T> = BulkCommand<T> | BulkDialog<T>;

/** The action of one row done with many: whoever may call its operation is offered it. */
export const bulkCommand = <T, O extends Operation>(
  operation: O,
  action: Omit<BulkCommand<T>, 'operation' | 'input' | 'undo'> & {
    readonly input: (row: T, reason: string) => Sent<O>;
  },
): BulkCommand<T> => ({ ...action, operation }) as BulkCommand<T>;

/** The same with its way back: an operation, and what it takes from the row and the answer. */
export const bulkWithUndo = <T, O extends Operation, U extends Operation>(
  operation: O,
  undo: { readonly operation: U; readonly input: (row: T, output: Output<O>) => Sent<U> },
  action: Omit<BulkCommand<T>, 'operation' | 'input' | 'undo'> & {
    readonly input: (row: T, reason: string) => Sent<O>;
  },
): BulkCommand<T> => ({ ...action, operation, undo }) as unknown as BulkCommand<T>;
