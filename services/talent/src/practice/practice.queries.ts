import {
  KEPT_PRACTICES,
  type AnswerJudgement,
  type AnswerPart,
  type PracticeItem,
  type PracticeQuestion,
} from '@talent-os/contracts/talent/practice.js';
import type { Reader, Transaction } from '@talent-os/service-kit';

type Head = Omit<PracticeItem, 'answered' | 'tries' | 'score'>;
type ListRow = Head & { readonly tries: readonly ({ readonly questionKey: string } & Record<AnswerPart, number>)[] };

const HEAD = `x.id, x.position_id as "positionId", p.title as "positionTitle", x.kind, x.level, x.created_at as "startedAt"`;
const OF_POSITION = 'talent.practice x join talent.position p on p.organization_id = $1 and p.id = x.position_id';

const LIST = `
  select ${HEAD},
    (select coalesce(json_agg(json_build_object('questionKey', t.question_key, 'situation', t.judged->'situation',
        'task', t.judged->'task', 'action', t.judged->'action', 'result', t.judged->'result') order by t.created_at, t.id), '[]')
      from talent.practice_try t where t.organization_id = $1 and t.practice_id = x.id) as tries
  from ${OF_POSITION}
  where x.organization_id = $1 and x.user_id = $2
  order by x.created_at desc, x.id desc limit ${KEPT_PRACTICES}`;

/** What somebody has practiced, the latest first, with the marks of each try. */
export const practicesOf = (db: Reader, userId: string): Promise<ListRow[]> => db.read<ListRow>(LIST, [userId]);

type Try = {
  readonly id: string;
  readonly questionKey: string;
  readonly createdAt: string;
  readonly answer: string;
  readonly seconds: number | null;
  readonly judged: AnswerJudgement;
};
type DetailRow = Head & {
  readonly skills: readonly string[];
  readonly questions: readonly PracticeQuestion[];
  readonly tries: readonly Try[];
};

const DETAIL = `
  select ${HEAD}, x.skills, x.questions,
    (select coalesce(json_agg(json_build_object('id', t.id, 'questionKey', t.question_key, 'createdAt', t.created_at,
        'answer', t.answer, 'seconds', t.seconds, 'judged', t.judged) order by t.created_at, t.id), '[]')
      from talent.practice_try t where t.organization_id = $1 and t.practice_id = x.id) as tries
  from ${OF_POSITION}
  where x.organization_id = $1 and x.user_id = $2 and x.id = $3`;

/** One practice of somebody; nothing where it is another person's. */
export const practiceOf = (
  db: Reader,
  { userId, practiceId }: { readonly userId: string; readonly practiceId: string },
): Promise<DetailRow | undefined> => db.readOne<DetailRow>(DETAIL, [userId, practiceId]);

const ASKED = `
  select q.key, count(*)::int as times
  from talent.practice x, jsonb_to_recordset(x.questions) as q(key text)
  where x.organization_id = $1 and x.user_id = $2
  group by q.key`;

/** How often somebody was asked what, in the practices there are. */
export async function askedBefore(db: Reader, userId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db.read<{ key: string; times: number }>(ASKED, [userId]);
  return new Map(rows.map(({ key, times }) => [key, times]));
}

const OLDEST = `
  select x.id from talent.practice x where x.organization_id = $1 and x.user_id = $2
  order by x.created_at desc, x.id desc offset ${KEPT_PRACTICES - 1}`;
const WITHOUT_TRIES = 'delete from talent.practice_try where organization_id = $1 and practice_id = any($2::uuid[])';
const WITHOUT = 'delete from talent.practice where organization_id = $1 and id = any($2::uuid[])';

/** Deletes practices, with every try. */
export async function forgetPractices(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(WITHOUT_TRIES, [ids]);
  await tx.execute(WITHOUT, [ids]);
}

/** Makes room for one more: the oldest go. */
export async function makeRoom(tx: Transaction, userId: string): Promise<void> {
  const oldest = await tx.read<{ id: string }>(OLDEST, [userId]);
  await forgetPractices(
    tx,
    oldest.map(({ id }) => id),
  );
}
