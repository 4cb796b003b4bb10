/**
 * The row a dialog was opened for, as its list has it by now: a form has to see what somebody else saved meanwhile. As it
 * was where the list no longer has it.
 */
export const freshOf = <T extends { readonly id: string }>(row: T, rows: readonly T[] | undefined): T =>
  rows?.find(({ id }) => id === row.id) ?? row;
