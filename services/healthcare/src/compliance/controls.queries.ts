import type { Control } from '@talent-os/contracts/healthcare/compliance.js';
import { ATTESTED_DAYS } from '@talent-os/contracts/healthcare/attestations.js';
import type { Ctx } from '@talent-os/service-kit';
import { addDays } from '@talent-os/service-kit/calendar';
import { holdersOf } from '@talent-os/service-kit/people/holders-of';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';

/** Pieces of evidence a control shows. */
const EVIDENCE_SHOWN = 20;

/** Controls in the order of the law, each with its evidence, newest first. */
export const controlsOf = (ctx: Ctx) =>
  ctx.db.read<Omit<Control, 'overdue' | 'measurable'>>(
    `select c.id, c.citation, c.title, c.kind, c.status, c.alternative, c.owner_id as "ownerId",
       case when c.owner_id is not null then coalesce(o.name, 'Former colleague') end as "ownerName",
       c.reviewed_on as "reviewedOn", c.next_review_on as "nextReviewOn",
       coalesce((
         select json_agg(json_build_object('id', e.id, 'source', e.source, 'text', e.text, 'passed', e.passed,
           'byName', coalesce(p.name, 'Former colleague'), 'at', e.created_at) order by e.created_at desc, e.id desc)
         from (select * from healthcare.control_evidence where organization_id = $1 and control_id = c.id
               order by created_at desc, id desc limit ${EVIDENCE_SHOWN}) e
         left join healthcare.person p on p.organization_id = $1 and p.id = e.by_id), '[]'::json) as evidence
     from healthcare.compliance_control c
     left join healthcare.person o on o.organization_id = c.organization_id and o.id = c.owner_id
     where c.organization_id = $1 order by c.position, c.citation`,
  );

/** How each control stands by the organization's own word. */
export const standingsOf = (ctx: Ctx) =>
  ctx.db.read<Pick<Control, 'citation' | 'status' | 'nextReviewOn'>>(
    `select citation, status, next_review_on as "nextReviewOn"
     from healthcare.compliance_control where organization_id = $1 order by position, citation`,
  );

type Coverage = {
  readonly people: number;
  readonly trained: number;
  readonly signed: number;
  readonly compliant: number;
};

const COVERAGE = `
  with latest as (
    select user_id, bool_or(kind = 'training') as trained, bool_or(kind = 'statement') as signed
    from healthcare.attestation
    where organization_id = $1 and user_id = any($2::uuid[]) and attested_on >= $3::date group by user_id)
  select cardinality($2::uuid[])::int as people, count(*) filter (where trained)::int as trained,
    count(*) filter (where signed)::int as signed, count(*) filter (where trained and signed)::int as compliant from latest`;

/** How many healthcare professionals have a training and a statement that still hold. */
export async function coverageOf(ctx: Ctx): Promise<Coverage> {
  const people = await holdersOf(ctx, ['HEALTHCARE_PROFESSIONAL'], ['HEALTHCARE']);
  const since = addDays(await todayOf(ctx), -ATTESTED_DAYS);
  return (await ctx.db.readOne<Coverage>(COVERAGE, [people, since]))!;
}
