import type { EntityManager, EntityTarget, FindOptionsWhere, FindOneOptions } from 'typeorm';
import { Refused } from '../refused.js';
import { uuidv7 } from '../uuid.js';
import type { Arg } from './tenant-db.js';
import type { TenantEntity } from './tenant-entity.js';

type Own<E extends TenantEntity> = Omit<E, keyof TenantEntity> & { readonly id?: string; readonly createdAt?: Date };
type Order<E> = NonNullable<FindOneOptions<E>['order']>;

/** One tenant transaction. Every statement is bound to the organization, by an explicit filter and by row-level security. */
export class Transaction {
  constructor(
    /** TypeORM's manager on this transaction, for what the methods below do not cover. */
    readonly manager: EntityManager,
    private readonly organizationId: string,
    private readonly actorId: string | null,
    private readonly now: Date,
  ) {}

  /** The row, locked until the end of the transaction. 404 when absent or another organization's. */
  lock<E extends TenantEntity>(entity: EntityTarget<E>, where: string | FindOptionsWhere<E>): Promise<E> {
    return this.one(entity, where, { mode: 'pessimistic_write' });
  }

  /** The row. 404 when absent or another organization's. */
  get<E extends TenantEntity>(entity: EntityTarget<E>, where: string | FindOptionsWhere<E>): Promise<E> {
    return this.one(entity, where);
  }

  /** The row, or nothing. */
  find<E extends TenantEntity>(entity: EntityTarget<E>, where: FindOptionsWhere<E>): Promise<E | null> {
    return this.manager.findOne(entity, { where: this.mine(where) });
  }

  findAll<E extends TenantEntity>(entity: EntityTarget<E>, where: FindOptionsWhere<E>, order?: Order<E>): Promise<E[]> {
    return this.manager.find(entity, { where: this.mine(where), ...(order && { order }) });
  }

  /** Inserts and answers the row with its id. `id` and `createdAt` may be given by seeds only. */
  async insert<E extends TenantEntity>(entity: EntityTarget<E>, values: Own<E>): Promise<E> {
    const [row] = await this.insertAll(entity, [values]);
    return row!;
  }

  async insertAll<E extends TenantEntity>(entity: EntityTarget<E>, values: readonly Own<E>[]): Promise<E[]> {
    const rows = values.map((value) =>
      Object.assign(this.manager.create(entity), {
        createdAt: this.now,
        ...value,
        id: value.id ?? uuidv7(this.now.getTime()),
        organizationId: this.organizationId,
        updatedAt: value.createdAt ?? this.now,
        createdBy: this.actorId,
        version: 1,
      }),
    );
    for (let from = 0; from < rows.length; from += 500)
      await this.manager.insert(entity, rows.slice(from, from + 500) as never);
    return rows as E[];
  }

  /**
   * Changes a loaded row and counts its version up. With `expected`, a row whose version is another one refuses with
   * `resource.stale`. Answers the same object, changed.
   */
  async update<E extends TenantEntity>(
    entity: EntityTarget<E>,
    row: E,
    changes: Partial<Omit<E, keyof TenantEntity>>,
    expected?: number,
  ): Promise<E> {
    if (expected !== undefined && expected !== row.version) throw new Refused('resource.stale');
    const next = { ...changes, version: row.version + 1, updatedAt: this.now };
    const { affected } = await this.manager.update(
      entity,
      { id: row.id, organizationId: this.organizationId, version: row.version } as FindOptionsWhere<E>,
      next as never,
    );
    if (!affected) throw new Refused('resource.stale');
    return Object.assign(row, next);
  }

  async remove<E extends TenantEntity>(entity: EntityTarget<E>, row: E): Promise<void> {
    await this.manager.delete(entity, { id: row.id, organizationId: this.organizationId } as FindOptionsWhere<E>);
  }

  /** Plain SQL in this transaction. `$1` is the organization's id; `args` start at `$2`. */
  async rows<Row extends object>(sql: string, args: readonly Arg[] = []): Promise<Row[]> {
    const result: unknown = await this.manager.query(sql, sql.includes('$') ? [this.organizationId, ...args] : []);
    // TypeORM answers [rows, affected] for UPDATE and DELETE, rows for everything else.
    return (
      Array.isArray(result) && Array.isArray(result[0]) && typeof result[1] === 'number' ? result[0] : result
    ) as Row[];
  }

  private async one<E extends TenantEntity>(
    entity: EntityTarget<E>,
    where: string | FindOptionsWhere<E>,
    lock?: { mode: 'pessimistic_write' },
  ): Promise<E> {
    const filter = typeof where === 'string' ? ({ id: where } as FindOptionsWhere<E>) : where;
    const row = await this.manager.findOne(entity, { where: this.mine(filter), ...(lock && { lock }) });
    if (!row) throw new Refused('resource.missing');
    return row;
  }

  private mine<E extends TenantEntity>(where: FindOptionsWhere<E>): FindOptionsWhere<E> {
    return { ...where, organizationId: this.organizationId } as FindOptionsWhere<E>;
  }
}
