import { sidesOf, type Output } from '@talent-os/contracts';
import type { listCollaborations } from '@talent-os/contracts/talent/collaboration.js';
import type { Ctx } from '@talent-os/service-kit';
import type { Members, NextStep, Party } from './collaboration.rules.js';

type Item = Output<typeof listCollaborations>['items'][number];
export type CollaborationRow = Members & {
  readonly id: string;
  readonly positionTitle: string;
  readonly department: string;
  readonly status: Item['status'];
  readonly nextStep: NextStep | null;
  readonly notes: readonly { id: string; body: string; authorId: string; visibleTo: Party[]; at: string }[];
};

/** Notes reach a reader only when one of the reader's own sides may see them, or the reader wrote them. */
const MINE = `
  select c.id, p.title as "positionTitle", p.department, p.status, c.next_step as "nextStep",
    c.manager_id as "managerId", c.recruiter_id as "recruiterId",
    c.candidate_id as "candidateId", c.professional_id as "professionalId",
    (select coalesce(json_agg(json_build_object(
       'id', n.id, 'body', n.body, 'authorId', n.author_id, 'visibleTo', n.visible_to, 'at', n.created_at
     ) order by n.created_at desc, n.id), '[]')
     from talent.collaboration_note n
     where n.organization_id = $1 and n.collaboration_id = c.id and (n.visible_to && me.parties or n.author_id = $2)) as notes
  from talent.collaboration c
  join talent.position p on p.organization_id = $1 and p.id = c.position_id
  cross join lateral (select array_remove(array[
    case when c.manager_id = $2 then 'manager' end, case when c.recruiter_id = $2 then 'recruiter' end,
    case when c.candidate_id = $2 then 'candidate' end, case when c.professional_id = $2 then 'professional' end
  ], null) as parties) me
  where c.organization_id = $1 and ($3 or $2 in (c.manager_id, c.recruiter_id, c.candidate_id, c.professional_id))
  order by (p.status <> 'open'), c.next_step ->> 'dueAt', c.created_at desc`;

/** Collaborations the caller takes part in, all of them for administrators: open positions first, the most urgent next step on top. */
export const myCollaborations = (ctx: Ctx) =>
  ctx.db.read<CollaborationRow>(MINE, [ctx.userId, sidesOf(ctx.principal).admin]);
