import type { Output } from '@talent-os/contracts';
import type { getLedger } from '@talent-os/contracts/healthcare/education.js';
import type { Ctx } from '@talent-os/service-kit';
import type { EducationState } from './standing.queries.js';

type LedgerRow = Output<typeof getLedger>['records'][number] & { readonly topic: string };

/** Everything that ever counted for the caller, newest first, against what they have to do now. */
export async function ledgerOf(
  ctx: Ctx,
  { cycle, requirement, required, mandatoryTopics }: EducationState,
): Promise<Output<typeof getLedger>> {
  const rows = await ctx.db.read<LedgerRow>(
    `select n.id, coalesce(n.title, c.title) as title, coalesce(c.topic, '') as topic, n.credits, n.completed_on as "completedOn", n.certificate,
       n.completed_on between $3::date and $4::date as current,
       (select count(*)::int from healthcare.document d
        where d.organization_id = n.organization_id and d.subject_id = n.id) as documents
     from healthcare.ceu_record n left join healthcare.course c on c.organization_id = n.organization_id and c.id = n.course_id
     where n.organization_id = $1 and n.user_id = $2 order by n.completed_on desc, n.id`,
    [ctx.userId, cycle.startsOn, cycle.endsOn],
  );
  const counting = rows.filter((row) => row.current);
  return {
    cycle: { requirement, ...cycle, required, earned: counting.reduce((sum, { credits }) => sum + credits, 0) },
    topics: mandatoryTopics.map((topic) => ({ topic, met: counting.some((row) => row.topic === topic) })),
    records: rows.map(({ topic: _topic, ...record }) => record),
  };
}
