import { createHash } from 'node:crypto';
import { pg } from './types.js';
import type { Column, WireQuery } from './wire-query.js';

export type Statement = { readonly text: string; readonly values?: readonly unknown[] };

/** Name, and the columns once Postgres has described them, of every statement text ever sent. */
type PreparedStatement = { readonly name: string; fields?: readonly Column[] };
const prepared = new Map<string, PreparedStatement>();

function prepare(text: string): PreparedStatement {
  let known = prepared.get(text);
  if (!known) {
    known = { name: `f${createHash('sha1').update(text).digest('base64url').slice(0, 20)}` };
    prepared.set(text, known);
  }
  return known;
}

/** Statements each connection has parsed. `false`: a pipeline failed after sending it, so it may or may not exist there. */
const parsedOn = new WeakMap<object, Map<string, boolean>>();

/**
 * Several prepared statements sent together with one Sync at the end: Postgres runs them in order as one implicit
 * transaction (or inside the explicit one that a `begin` among them opens), and skips the rest after an error.
 * That is how a tenant setting and the query it guards travel in one round trip.
 */
class Pipeline<Row extends object> implements WireQuery {
  readonly done: Promise<readonly Row[][]>;
  private settle!: { resolve(rows: readonly Row[][]): void; reject(error: unknown): void };
  private readonly results: Row[][] = [];
  private rows: Row[] = [];
  private position = 0;
  private failure: unknown;
  private parsed = new Map<string, boolean>();
  private readonly prepared: readonly PreparedStatement[];
  readonly callback = () => undefined;

  constructor(private readonly statements: readonly Statement[]) {
    this.prepared = statements.map((statement) => prepare(statement.text));
    this.done = new Promise((resolve, reject) => (this.settle = { resolve, reject }));
  }

  submit(connection: pg.Connection): void {
    this.parsed = parsedOn.get(connection) ?? new Map();
    parsedOn.set(connection, this.parsed);
    connection.stream.cork();
    try {
      this.statements.forEach((statement, index) => this.send(connection, statement, this.prepared[index]!));
      connection.sync();
    } finally {
      connection.stream.uncork();
    }
  }

  private send(connection: pg.Connection, { text, values = [] }: Statement, { name, fields }: PreparedStatement): void {
    const state = this.parsed.get(name);
    if (state === false) connection.close({ type: 'S', name }, true);
    if (state !== true) connection.parse({ name, text, types: [] }, true);
    this.parsed.set(name, true);
    connection.bind({ statement: name, values: values.map(toWire) }, true);
    if (!fields) connection.describe({ type: 'P' }, true);
    connection.execute(null, true);
  }

  handleRowDescription({ fields }: { readonly fields: readonly Column[] }): void {
    this.prepared[this.position]!.fields = fields.map(({ name, dataTypeID }) => ({ name, dataTypeID }));
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    const row: Record<string, unknown> = {};
    const columns = this.prepared[this.position]!.fields ?? [];
    for (let index = 0; index < fields.length; index += 1) {
      const text = fields[index];
      const { name, dataTypeID } = columns[index]!;
      row[name] = text == null ? null : pg.types.getTypeParser(dataTypeID, 'text')(text);
    }
    this.rows.push(row as Row);
  }

  handleCommandComplete(): void {
    this.results.push(this.rows);
    // A statement without columns is never described by a row description; remember that it has none.
    this.prepared[this.position]!.fields ??= [];
    this.rows = [];
    this.position += 1;
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete();
  }

  handleError(error: unknown): void {
    this.failure ??= error;
    for (const { name } of this.prepared) this.parsed.set(name, false);
    this.settle.reject(this.failure);
  }

  handleReadyForQuery(): void {
    if (this.failure === undefined) this.settle.resolve(this.results);
  }
}

function toWire(value: unknown): string | null {
  if (value instanceof Date) return value.toISOString();
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`;
  if (Array.isArray(value)) return `{${value.map(arrayItem).join(',')}}`;
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : String(value);
}

const arrayItem = (item: unknown) =>
  item === null ? 'NULL' : `"${String(toWire(item)).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** Sends statements on a connection and answers the rows of each. */
export function runPipeline<Row extends object>(
  client: pg.ClientBase,
  statements: readonly Statement[],
): Promise<readonly Row[][]> {
  const pipeline = new Pipeline<Row>(statements);
  client.query(pipeline);
  return pipeline.done;
}
