import type { Output } from '@talent-os/contracts';
import type { getCandidate } from '@talent-os/contracts/talent/candidates.js';
import type { ApplicationSource, ApplicationStatus, Stage } from '@talent-os/contracts/talent/pipeline.js';
import type { Ctx, Reader } from '@talent-os/service-kit';
import { STAGE_NAME } from '../positions/pipeline.sql.js';

type History = Pick<Output<typeof getCandidate>, 'applications'>;
type Messages = Output<typeof getCandidate>['messages'];
type HistoryRow = History & {
  readonly notes: readonly {
    readonly id: string;
    readonly authorId: string;
    readonly at: string;
    readonly body: string;
  }[];
  readonly messages: readonly (Omit<Messages[number], 'byName'> & { readonly authorId: string })[];
  readonly merges: readonly {
    readonly id: string;
    readonly otherId: string;
    readonly decidedBy: string;
    readonly at: string;
  }[];
};

/** A record with those merged into it: what they did is the history of one person. */
const GROUP = `(select m.id from talent.candidate m where m.organization_id = $1 and (m.id = $2 or m.merged_into = $2))`;

/** What happened to a person under any of their records, newest first. */
export async function historyOf(ctx: Ctx, id: string): Promise<HistoryRow> {
  const found = await ctx.db.readOne<HistoryRow>(
    `select
      (select coalesce(json_agg(one order by one."appliedAt" desc, one.id), '[]'::json) from (
        select a.id, p.title as "positionTitle", p.department, a.status, coalesce(${STAGE_NAME}, a.stage_key) as "stageName", a.source,
          a.created_at as "appliedAt", a.stage_entered_at as since
        from talent.application a join talent.position p on p.organization_id = $1 and p.id = a.position_id
        where a.organization_id = $1 and a.user_id in ${GROUP}) one) as applications,
      (select coalesce(json_agg(json_build_object('id', n.id, 'authorId', n.author_id, 'at', n.created_at, 'body', n.body)
          order by n.created_at desc, n.id), '[]'::json)
        from talent.candidate_note n where n.organization_id = $1 and n.candidate_id in ${GROUP}) as notes,
      (select coalesce(json_agg(json_build_object('id', w.id, 'authorId', w.author_id, 'at', w.created_at,
          'subject', w.subject, 'body', w.body) order by w.created_at desc, w.id), '[]'::json)
        from talent.candidate_message w where w.organization_id = $1 and w.candidate_id in ${GROUP}) as messages,
      (select coalesce(json_agg(json_build_object('id', x.id, 'otherId', x.other_id, 'decidedBy', x.decided_by, 'at', x.decided_at)
          order by x.decided_at desc, x.id), '[]'::json)
        from talent.candidate_match x where x.organization_id = $1 and x.kept_id = $2 and x.status = 'merged') as merges`,
    [id],
  );
  return found!;
}

/** All records of one person. */
export async function recordsOf(db: Reader, id: string): Promise<string[]> {
  const rows = await db.read<{ id: string }>(
    `select m.id from talent.candidate m where m.organization_id = $1 and (m.id = $2 or m.merged_into = $2) order by m.id`,
    [id],
  );
  return rows.map((row) => row.id);
}

type ApplicationFacts = {
  readonly id: string;
  readonly userId: string;
  readonly positionId: string;
  readonly positionTitle: string;
  readonly status: ApplicationStatus;
  readonly source: ApplicationSource;
  readonly stageKey: string;
  readonly stages: readonly Stage[];
  readonly appliedAt: string;
  readonly since: string;
};

/** Every application of some records, with its pipeline. */
export function applicationsOf(db: Reader, ids: readonly string[]): Promise<ApplicationFacts[]> {
  return db.read<ApplicationFacts>(
    `select a.id, a.user_id as "userId", a.position_id as "positionId", p.title as "positionTitle", a.status, a.source,
       a.stage_key as "stageKey", g.stages, a.created_at as "appliedAt", a.stage_entered_at as since
     from talent.application a join talent.position p on p.organization_id = $1 and p.id = a.position_id
     join talent.pipeline_template g on g.organization_id = $1 and g.id = p.pipeline_template_id
     where a.organization_id = $1 and a.user_id = any($2::uuid[]) order by a.created_at, a.id`,
    [ids],
  );
}
