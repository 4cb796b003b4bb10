import { uuidv7, type Ctx, type Reader, type Transaction } from '@talent-os/service-kit';

type LevelState = {
  readonly level: number;
  readonly title: string;
  readonly description: string;
  readonly lessons: number;
  readonly done: number;
  readonly best: number | null;
};

/** `$2` is the person. */
const STANDING = `
  l.level, l.title, l.description,
  (select count(*)::int from sales.methodology_lesson where organization_id = $1 and level = l.level) as lessons,
  (select count(*)::int from sales.lesson_done d join sales.methodology_lesson n on n.organization_id = $1 and n.id = d.lesson_id
   where d.organization_id = $1 and d.user_id = $2 and n.level = l.level) as done,
  (select max(score) from sales.quiz_attempt where organization_id = $1 and user_id = $2 and level = l.level) as best`;

/** Every level with where the caller stands. */
export const standings = (ctx: Ctx) =>
  ctx.db.read<LevelState>(
    `select ${STANDING} from sales.methodology_level l where l.organization_id = $1 order by l.level`,
    [ctx.userId],
  );

type Lesson = {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly minutes: number;
  readonly done: boolean;
};
type Question = { readonly id: string; readonly question: string; readonly options: string[] };
type Level = LevelState & {
  readonly bestBefore: number | null;
  readonly content: readonly Lesson[];
  readonly quiz: readonly Question[];
};

const BEST_BEFORE = `
  (select max(score) from sales.quiz_attempt where organization_id = $1 and user_id = $2 and level = l.level - 1) as "bestBefore"`;

/** One level with its lessons and questions; the answers stay behind. */
export const levelFor = (ctx: Ctx, level: number) =>
  ctx.db.readOne<Level>(
    `select ${STANDING},
       ${BEST_BEFORE},
       coalesce((
         select json_agg(json_build_object('id', n.id, 'title', n.title, 'body', n.body, 'minutes', n.minutes, 'done', exists (
           select from sales.lesson_done d where d.organization_id = $1 and d.user_id = $2 and d.lesson_id = n.id)) order by n.position)
         from sales.methodology_lesson n where n.organization_id = $1 and n.level = l.level), '[]'::json) as content,
       coalesce((
         select json_agg(json_build_object('id', q.id, 'question', q.question, 'options', q.options) order by q.position)
         from sales.methodology_question q where q.organization_id = $1 and q.level = l.level), '[]'::json) as quiz
     from sales.methodology_level l where l.organization_id = $1 and l.level = $3`,
    [ctx.userId, level],
  );

/** Where the caller stands in a level; nothing where there is no such level. */
export const standingIn = (db: Reader, ctx: Ctx, level: number) =>
  db.readOne<LevelState & Pick<Level, 'bestBefore'>>(
    `select ${STANDING}, ${BEST_BEFORE} from sales.methodology_level l where l.organization_id = $1 and l.level = $3`,
    [ctx.userId, level],
  );

/** Notes that the caller has finished a lesson; done twice, noted once. */
export const finishLesson = (tx: Transaction, ctx: Ctx, lessonId: string) =>
  tx.execute(
    `insert into sales.lesson_done (id, organization_id, created_at, updated_at, created_by, user_id, lesson_id)
     values ($2, $1, $3, $3, $4, $4, $5) on conflict (organization_id, user_id, lesson_id) do nothing`,
    [uuidv7(), ctx.now, ctx.userId, lessonId],
  );
