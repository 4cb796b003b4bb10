import type { ImpactDimension } from '@talent-os/contracts/talent/self-identification.js';
import type { Ctx } from '@talent-os/service-kit';

/** Who reached a stage, and whether they went on (1) or not (0). */
export type Passage = { readonly stage: string; readonly userId: string; readonly wentOn: number };
type StageCount = {
  readonly stage: string;
  readonly dimension: ImpactDimension;
  readonly group: string;
  readonly of: number;
  readonly part: number;
};

/**
 * How many of each group passed each stage. The only statement that reads what people said of themselves: it answers
 * numbers of groups, and no person. Whoever applied several times counts once, as far as they came.
 */
export const countGroups = (ctx: Ctx, passages: readonly Passage[]): Promise<StageCount[]> =>
  ctx.db.read<StageCount>(
    `with passed as (
       select one.stage, one.person, max(one.went) as went
       from unnest($2::text[], $3::uuid[], $4::int[]) as one (stage, person, went) where $1::uuid is not null
       group by one.stage, one.person),
     answered as (
       select p.stage, p.went, said.dimension, said.answer
       from passed p join demographics.answer a on a.user_id = p.person
       cross join lateral (values ('ethnicity', a.ethnicity), ('gender', a.gender)) as said (dimension, answer))
     select stage, dimension, answer as "group", count(*)::int as of, sum(went)::int as part
     from answered group by stage, dimension, answer`,
    [passages.map(({ stage }) => stage), passages.map(({ userId }) => userId), passages.map(({ wentOn }) => wentOn)],
  );
