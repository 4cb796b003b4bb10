/** `order by` of a list: the column asked for, else the usual order, with a tie-break so that pages never overlap. */
export function orderBy(
  columns: Readonly<Record<string, string>>,
  sort: string | undefined,
  usual: string,
  tieBreak: string,
): string {
  const [field, direction] = (sort ?? '').split(':');
  const column = columns[field!];
  return column
    ? `${column} ${direction === 'desc' ? 'desc' : 'asc'} nulls last, ${tieBreak}`
    : `${usual}, ${tieBreak}`;
}
