import { professionalRole } from '@talent-os/contracts';
import { positionOpened } from '@talent-os/contracts/talent/positions.js';
import type { Ctx, Transaction } from '@talent-os/service-kit';
import { activePipeline } from './active-pipeline.js';
import { Position } from './position.entity.js';

type PositionInput = Pick<
  Position,
  'title' | 'department' | 'industry' | 'hiringManagerId' | 'requisitionId' | 'requiredSkills' | 'hardRequirements'
>;
type PositionDefaults = Pick<
  Position,
  'location' | 'remote' | 'description' | 'jobFamily' | 'recruiterId' | 'visibility' | 'role'
>;

/** Opens one seat. What is not given follows the seats the department has, or the industry's habit. */
export async function createPosition(
  tx: Transaction,
  { title, department, industry, hiringManagerId, ...more }: PositionInput & Partial<PositionDefaults>,
  ctx: Pick<Ctx, 'now' | 'emit'>,
): Promise<Position> {
  const alike = await tx.readOne<SimilarPosition>(ALIKE, [department, industry, title]);
  const recruiter = await tx.readOne<{ id: string }>(LEAST_BUSY, [industry]);
  const pipeline = await activePipeline(tx, industry);
  const position = await tx.insert(Position, {
    location: alike?.location ?? '',
    remote: alike?.remote ?? false,
    description: alike?.description ?? '',
    jobFamily: alike?.jobFamily ?? department.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    recruiterId: recruiter?.id ?? hiringManagerId,
    visibility: 'both',
    role: professionalRole[industry],
    ...more,
    title,
    department,
    industry,
    hiringManagerId,
    pipelineTemplateId: pipeline.id,
    openedAt: ctx.now,
    filledAt: null,
    holderId: null,
    history: [],
    questions: alike?.questions ?? [],
    status: 'open',
  });
  const { id, recruiterId } = position;
  ctx.emit(positionOpened, { positionId: id, title, industry, recruiterId });
  return position;
}

type SimilarPosition = Pick<Position, 'location' | 'remote' | 'description' | 'jobFamily' | 'questions'>;

/** The latest seat of the department, one of the same title before the others. */
const ALIKE = `
  select p.location, p.remote, p.job_family as "jobFamily", case when p.title = $4 then p.description else '' end as description,
    case when p.title = $4 then p.questions else '[]' end as questions
  from talent.position p
  where p.organization_id = $1 and p.department = $2 and p.industry = $3
  order by (p.title = $4) desc, p.opened_at desc, p.id limit 1`;

/** The recruiter with the fewest open seats of the industry. */
const LEAST_BUSY = `
  select p.recruiter_id as id from talent.position p
  where p.organization_id = $1 and p.industry = $2
  group by p.recruiter_id order by count(*) filter (where p.status = 'open'), p.recruiter_id limit 1`;
