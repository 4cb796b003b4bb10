type Row = Readonly<Record<string, unknown>>;
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** A copy of an answer without the named fields. Paths lead through lists, as in contracts. */
export const withoutFields = (value: unknown, paths: readonly string[]): unknown =>
  paths.reduce((rest, path) => without(rest, path.split('.')), value);

function without(value: unknown, path: readonly string[]): unknown {
  const [field = '', ...rest] = path;
  if (Array.isArray(value)) return value.map((one) => without(one, path));
  if (!isRow(value) || !(field in value)) return value;
  const { [field]: held, ...others } = value;
  return rest.length === 0 ? others : { ...others, [field]: without(held, rest) };
}
