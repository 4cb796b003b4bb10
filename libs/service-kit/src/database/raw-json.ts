/** An answer that Postgres wrote as JSON already and that nobody needs to parse on its way to the browser. */
export class RawJson<T> {
  declare readonly type: T;
  constructor(readonly text: string) {}
}
