import type { DataSource, EntityMetadata, EntityTarget, ObjectLiteral } from 'typeorm';
import type { Statement } from './pipeline.js';

type Values = Record<string, unknown>;

const texts = new Map<string, string>();

function remembered(key: string, make: () => string): string {
  let text = texts.get(key);
  if (text === undefined) texts.set(key, (text = make()));
  return text;
}

const isPlain = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) || value instanceof Date;

const columnOf = (meta: EntityMetadata, property: string) => {
  const column = meta.findColumnWithPropertyName(property);
  if (!column) throw new Error(`${meta.name} has no ${property}`);
  return column;
};
const nameOf = (meta: EntityMetadata, property: string) => columnOf(meta, property).databaseName;

/**
 * The statements every handler and seed writes with, by the values of columns. TypeORM's builder makes the same
 * ones at several times the cost, and anew each time.
 */
export class EntitySql<E extends ObjectLiteral> {
  private readonly meta: EntityMetadata;

  constructor(
    private readonly source: DataSource,
    entity: EntityTarget<E>,
  ) {
    this.meta = source.getMetadata(entity);
  }

  /** What a row holds that nobody has given: null where its column may be null and has no default. */
  get nulls(): Values {
    const empty = this.meta.columns.filter((column) => column.isNullable && column.default === undefined);
    return Object.fromEntries(empty.map(({ propertyName }) => [propertyName, null]));
  }

  /** The first row whose columns equal these values. */
  select(where: Values, lock: boolean): Statement {
    const { meta } = this;
    const properties = Object.keys(where).filter((property) => where[property] !== undefined);
    const other = properties.find((property) => !isPlain(where[property]));
    if (other) throw new Error(`${meta.name}.${other} is compared with more than a value: use find`);
    const text = remembered(`${meta.tablePath} select ${properties.join()} ${lock}`, () => {
      const columns = meta.columns.map((column) => column.databaseName).join(', ');
      const conditions = properties.map((property, index) => `${nameOf(meta, property)} = $${index + 1}`);
      return `select ${columns} from ${meta.tablePath} where ${conditions.join(' and ')} limit 1${lock ? ' for update' : ''}`;
    });
    return { text, values: properties.map((property) => where[property]) };
  }

  /** The row as its entity. */
  hydrate(row: Values): E {
    const entity = this.meta.create() as Values;
    for (const column of this.meta.columns)
      entity[column.propertyName] = this.source.driver.prepareHydratedValue(row[column.databaseName], column);
    return entity as E;
  }

  insert(values: Values): Statement {
    const { meta } = this;
    const properties = Object.keys(values).filter((property) => values[property] !== undefined);
    const text = remembered(`${meta.tablePath} insert ${properties.join()}`, () => {
      const columns = properties.map((property) => nameOf(meta, property));
      return `insert into ${meta.tablePath} (${columns.join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')})`;
    });
    return { text, values: this.toDatabase(properties, values) };
  }

  /** Many rows at once. What one of them leaves out takes the default of its column. */
  insertAll(rows: readonly Values[]): Statement {
    const { meta } = this;
    const { driver } = this.source;
    const properties = [...new Set(rows.flatMap((row) => Object.keys(row).filter((name) => row[name] !== undefined)))];
    const columns = properties.map((property) => columnOf(meta, property));
    const values: unknown[] = [];
    const place = (value: unknown, index: number): string => {
      if (value === undefined) return 'default';
      values.push(driver.preparePersistentValue(value, columns[index]!));
      return `$${values.length}`;
    };
    const places = rows.map((row) => `(${properties.map((property, index) => place(row[property], index)).join()})`);
    const names = columns.map(({ databaseName }) => databaseName).join();
    return { text: `insert into ${meta.tablePath} (${names}) values ${places.join()}`, values };
  }

  /** Answers one row where the condition found one. */
  update(changes: Values, where: Values): Statement {
    const { meta } = this;
    const changed = Object.keys(changes).filter((property) => changes[property] !== undefined);
    const properties = Object.keys(where);
    const text = remembered(`${meta.tablePath} update ${changed.join()} ${properties.join()}`, () => {
      const list = changed.map((property, index) => `${nameOf(meta, property)} = $${index + 1}`);
      const conditions = properties.map(
        (property, index) => `${nameOf(meta, property)} = $${changed.length + index + 1}`,
      );
      return `update ${meta.tablePath} set ${list.join(', ')} where ${conditions.join(' and ')} returning 1 as done`;
    });
    return { text, values: [...this.toDatabase(changed, changes), ...properties.map((property) => where[property])] };
  }

  private toDatabase(properties: readonly string[], values: Values): unknown[] {
    return properties.map((property) =>
      this.source.driver.preparePersistentValue(values[property], columnOf(this.meta, property)),
    );
  }
}
