import type { Day } from '../calendar.js';
import type { Ctx } from '../context.js';
import type { Reader } from '../database/reader.js';
import type { Transaction } from '../database/transaction.js';

/** Subjects a job takes up in one round; the rest waits for the next. */
const AT_ONCE = 1_000;

/** An instant; a day (`2026-11-20`) stands for its beginning in UTC. */
type Moment = Date | Day;
type Subject = { readonly organizationId: string; readonly subjectId: string; readonly dueAt: string };

/**
 * What falls due in one service: subjects by kind, each once, with the instant. A job of no organization finds those of
 * all of them, which is why the table `due` holds ids, kinds and instants and nothing else.
 */
export class DueQueue<Kind extends string> {
  constructor(private readonly service: string) {}

  /** Notes when a subject is due, in place of what was noted before; without a moment it is not due any more. */
  async set(tx: Transaction, kind: Kind, subjectId: string, at: Moment | null | undefined): Promise<void> {
    if (at) return this.setAll(tx, kind, [[subjectId, at]]);
    await tx.execute(`delete from ${this.service}.due where organization_id = $1 and kind = $2 and subject_id = $3`, [
      kind,
      subjectId,
    ]);
  }

  /** Notes when each of many subjects is due. */
  async setAll(tx: Transaction, kind: Kind, subjects: readonly (readonly [id: string, at: Moment])[]): Promise<void> {
    await tx.execute(
      `insert into ${this.service}.due (kind, subject_id, organization_id, due_at)
       select $2::text, subject_id, $1::uuid, due_at from unnest($3::uuid[], $4::timestamptz[]) as subject (subject_id, due_at)
       on conflict (kind, subject_id) do update set due_at = excluded.due_at`,
      [kind, subjects.map(([id]) => id), subjects.map(([, at]) => (typeof at === 'string' ? at : at.toISOString()))],
    );
  }

  /** Whether a subject is due at an instant, as this transaction sees it. */
  async isDue(db: Reader, kind: Kind, subjectId: string, now: Date): Promise<boolean> {
    const found = await db.readOne(
      `select 1 from ${this.service}.due where organization_id = $1 and kind = $2 and subject_id = $3 and due_at <= $4`,
      [kind, subjectId, now],
    );
    return found !== undefined;
  }

  /** Takes a subject out, to deal with it now. Answers false where another process has, or where its moment is another one by now. */
  async take(tx: Transaction, kind: Kind, subjectId: string, at: Moment): Promise<boolean> {
    const taken = await tx.execute(
      `delete from ${this.service}.due where organization_id = $1 and kind = $2 and subject_id = $3 and due_at = $4
       returning subject_id`,
      [kind, subjectId, at],
    );
    return taken.length > 0;
  }

  /** Subjects of every organization but these that are due until an instant, earliest first; the one read without an organization. */
  subjects(ctx: Ctx, kind: Kind, until: Date, without: readonly string[]): Promise<Subject[]> {
    return ctx.db.read<Subject>(
      `select organization_id as "organizationId", subject_id as "subjectId", due_at as "dueAt" from ${this.service}.due
       where $1::uuid is null and kind = $2 and due_at <= $3 and organization_id <> all($4::uuid[])
       order by due_at, subject_id limit ${AT_ONCE}`,
      [kind, until, without],
    );
  }
}
