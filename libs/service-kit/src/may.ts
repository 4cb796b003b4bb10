/** States a record may be taken to: those nothing refuses. */
export const statesWithout = <State extends string>(
  states: readonly State[],
  refusalOf: (to: State) => unknown,
): State[] => states.filter((to) => refusalOf(to) === undefined);

/** The actions of a table whose rule lets them happen. */
export const actionsBy = <Action extends string, Facts extends readonly unknown[]>(
  rules: Readonly<Record<Action, (...facts: Facts) => boolean>>,
  ...facts: Facts
): Action[] => (Object.keys(rules) as Action[]).filter((action) => rules[action](...facts));

type Fact = string | boolean;
/** What is known of a row, as SQL, with every value it may have. */
type KnownFacts<Facts extends readonly Fact[]> = {
  readonly [At in keyof Facts]: readonly [sql: string, values: readonly Facts[At][]];
};

/**
 * What the caller may do with a row that Postgres writes as JSON. The rule is asked once for whatever may be known of any
 * row, while the statement is made, and stands in it as a table: a list asks nothing row by row.
 */
export function maySql<const Facts extends readonly Fact[]>(
  known: KnownFacts<Facts>,
  may: (...facts: Facts) => object,
): string {
  return tableOf(
    known as unknown as KnownFacts<readonly Fact[]>,
    may as unknown as (...facts: readonly Fact[]) => object,
  );
}

function tableOf([fact, ...others]: KnownFacts<readonly Fact[]>, may: (...facts: readonly Fact[]) => object): string {
  if (!fact) return `'${JSON.stringify(may())}'::json`;
  const [sql, values] = fact;
  const rows = values.map((value) => [value, tableOf(others, (...rest) => may(value, ...rest))] as const);
  const [first] = rows;
  if (first && rows.every(([, row]) => row === first[1])) return first[1];
  return `case ${sql} ${rows.map(([value, row]) => `when ${literal(value)} then ${row}`).join(' ')} end`;
}

const literal = (value: Fact): string => (typeof value === 'string' ? `'${value}'` : String(value));
