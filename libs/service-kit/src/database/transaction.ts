import type { EntityManager, EntityTarget, FindOptionsWhere, FindOneOptions } from 'typeorm';
import { EntitySql } from './entity-sql.js';
import { runPipeline, type Statement } from './pipeline.js';
import type { pg } from './types.js';
import { DomainError } from '../domain-error.js';
import { uuidv7 } from '../uuid.js';
import type { Arg } from './arg.js';
import type { Reader } from './reader.js';
import type { TenantEntity } from './tenant-entity.js';

/** Columns that may be null. What holds anything at all has to be given. */
type Nullable<E> = { [K in keyof E]-?: unknown extends E[K] ? never : null extends E[K] ? K : never }[keyof E];
type InsertValues<E extends TenantEntity> = Omit<E, keyof TenantEntity | Nullable<E>> &
  Partial<Pick<E, Exclude<Nullable<E>, keyof TenantEntity>>> & { readonly id?: string; readonly createdAt?: Date };
type Order<E> = NonNullable<FindOneOptions<E>['order']>;

/** Rows of one statement: Postgres takes 65,535 values in one. */
const AT_ONCE = 500;

/** One tenant transaction. Every statement is bound to the organization, by an explicit filter and by row-level security. */
export class Transaction implements Reader {
  private readonly locked = new WeakSet<object>();

  constructor(
    private readonly manager: EntityManager,
    private readonly client: pg.ClientBase,
    /** Statements whose answer nobody waits for: they travel with the next one, or with the commit. */
    private readonly deferred: Statement[],
    private readonly organizationId: string,
    private readonly actorId: string | null,
    private readonly now: Date,
  ) {}

  /** TypeORM's manager on this transaction, for what the methods below do not cover. */
  async typeorm(): Promise<EntityManager> {
    await this.flush();
    return this.manager;
  }

  /**
   * The row, locked until the end of the transaction. 404 when absent or another organization's, `resource.stale` when
   * it is not of the version the caller has seen.
   */
  async lock<E extends TenantEntity>(
    entity: EntityTarget<E>,
    where: string | Partial<E>,
    version?: number,
  ): Promise<E> {
    const row = await this.one(entity, where, true);
    this.expectVersion(row, version);
    this.locked.add(row);
    return row;
  }

  /** `resource.stale` for a row of another version, where its state, or who asks, is refused first: otherwise `lock` does it. */
  expectVersion(row: TenantEntity, version: number | undefined): void {
    if (version !== undefined && version !== row.version) throw new DomainError('resource.stale');
  }

  /**
   * Waits until no other transaction of the organization holds the name, and holds it until the end of this one. For
   * limits on rows that do not exist yet: no row lock can hold those.
   */
  async advisoryLock(name: string): Promise<void> {
    await this.execute(`select pg_advisory_xact_lock(hashtextextended($1::text || '/' || $2::text, 0))`, [name]);
  }

  /** The row. 404 when absent or another organization's. */
  get<E extends TenantEntity>(entity: EntityTarget<E>, where: string | Partial<E>): Promise<E> {
    return this.one(entity, where, false);
  }

  /** The row, or nothing. */
  async find<E extends TenantEntity>(entity: EntityTarget<E>, where: FindOptionsWhere<E>): Promise<E | null> {
    await this.flush();
    return this.manager.findOne(entity, { where: this.mine(where) });
  }

  async findAll<E extends TenantEntity>(
    entity: EntityTarget<E>,
    where: FindOptionsWhere<E>,
    order?: Order<E>,
  ): Promise<E[]> {
    await this.flush();
    return this.manager.find(entity, { where: this.mine(where), ...(order && { order }) });
  }

  /**
   * Inserts and answers the row with its id; a column that may be null is where it is left out. One row travels with
   * the next statement, which then tells what it violates. `id` and `createdAt` may be given by seeds only.
   */
  async insert<E extends TenantEntity>(entity: EntityTarget<E>, values: InsertValues<E>): Promise<E> {
    const [row] = await this.insertAll(entity, [values]);
    return row!;
  }

  async insertAll<E extends TenantEntity>(entity: EntityTarget<E>, values: readonly InsertValues<E>[]): Promise<E[]> {
    const sql = this.sql(entity);
    const rows = values.map((value) =>
      Object.assign(this.manager.create(entity), sql.nulls, {
        createdAt: this.now,
        ...value,
        id: value.id ?? uuidv7(this.now.getTime()),
        organizationId: this.organizationId,
        updatedAt: value.createdAt ?? this.now,
        createdBy: this.actorId,
        version: 1,
      }),
    );
    if (rows.length === 1) {
      this.deferred.push(sql.insert(rows[0]!));
      return rows as E[];
    }
    await this.flush();
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      const statement = sql.insertAll(rows.slice(from, from + AT_ONCE));
      // Not in a pipeline: a text for each number of rows would stay prepared for ever.
      await this.client.query(statement.text, [...(statement.values ?? [])]);
    }
    return rows as E[];
  }

  /**
   * Changes a loaded row and counts its version up; `resource.stale` where somebody else did so first. Answers the same
   * object, changed.
   */
  async update<E extends TenantEntity>(
    entity: EntityTarget<E>,
    row: E,
    changes: Partial<Omit<E, keyof TenantEntity>>,
  ): Promise<E> {
    const next = { ...changes, version: row.version + 1, updatedAt: this.now };
    const mine = { id: row.id, organizationId: this.organizationId, version: row.version };
    const statement = this.sql(entity).update(next, mine);
    // Nobody else can change a row this transaction has locked.
    if (this.locked.has(row)) this.deferred.push(statement);
    else if ((await this.send(statement)).length === 0) throw new DomainError('resource.stale');
    return Object.assign(row, next);
  }

  async remove<E extends TenantEntity>(entity: EntityTarget<E>, row: E): Promise<void> {
    await this.flush();
    await this.manager.delete(entity, { id: row.id, organizationId: this.organizationId } as FindOptionsWhere<E>);
  }

  read<Row extends object>(sql: string, args: readonly Arg[] = []): Promise<Row[]> {
    return this.send<Row>({ text: sql, values: sql.includes('$') ? [this.organizationId, ...args] : [] });
  }

  async readOne<Row extends object>(sql: string, args?: readonly Arg[]): Promise<Row | undefined> {
    return (await this.read<Row>(sql, args))[0];
  }

  /** A statement that changes or locks rows, with what it returns. `$1` is the organization's id; `args` start at `$2`. */
  execute<Row extends object>(sql: string, args?: readonly Arg[]): Promise<Row[]> {
    return this.read<Row>(sql, args);
  }

  private async one<E extends TenantEntity>(
    entity: EntityTarget<E>,
    where: string | Partial<E>,
    lock: boolean,
  ): Promise<E> {
    const sql = this.sql(entity);
    const equal = typeof where === 'string' ? { id: where } : where;
    const [row] = await this.send<Record<string, unknown>>(
      sql.select({ ...equal, organizationId: this.organizationId }, lock),
    );
    if (!row) throw new DomainError('resource.missing');
    return sql.hydrate(row);
  }

  private async send<Row extends object>(statement: Statement): Promise<Row[]> {
    const results = await runPipeline<Row>(this.client, [...this.deferred.splice(0), statement]);
    return results.at(-1)!;
  }

  /** Before TypeORM speaks for itself. */
  private async flush(): Promise<void> {
    if (this.deferred.length > 0) await runPipeline(this.client, this.deferred.splice(0));
  }

  private sql<E extends TenantEntity>(entity: EntityTarget<E>): EntitySql<E> {
    return new EntitySql(this.manager.dataSource, entity);
  }

  private mine<E extends TenantEntity>(where: FindOptionsWhere<E>): FindOptionsWhere<E> {
    return { ...where, organizationId: this.organizationId } as FindOptionsWhere<E>;
  }
}
