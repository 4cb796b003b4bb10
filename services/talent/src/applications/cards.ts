import type { PipelineCard, Pipeline } from '@talent-os/contracts/talent/applications.js';
import { admits, type ErrorCode } from '@talent-os/contracts';
import { pipelineKeeper } from '@talent-os/contracts/talent/interviews.js';
import { offerStates } from '@talent-os/contracts/talent/offer-states.js';
import type { Stage } from '@talent-os/contracts/talent/pipeline.js';
import type { Ctx } from '@talent-os/service-kit';
import { peopleById } from '../people/people.js';
import { readinessOf } from '../skills/readiness.rules.js';
import type { ApplicationRow } from './applications.queries.js';
import { mayWith } from './move.rules.js';
import { credentialsOf } from './credentials.js';
import { awaitedOf, nudgeRefusal } from './nudge.rules.js';
import { requirementsOf, type CredentialProof } from './requirement.rules.js';
import { ageOf, isTurnOf, waitingOf } from './waiting-party.rules.js';
import { daysSince } from '../positions/position.rules.js';

/** What people read of applications, with names, and with what they hold of the hard requirements. */
export async function cardsOf(
  ctx: Ctx,
  rows: readonly ApplicationRow[],
  pipelines: readonly Pipeline[],
): Promise<PipelineCard[]> {
  const [people, credentials] = await Promise.all([
    peopleById(
      ctx,
      rows.flatMap(({ userId, recruiterId, hiringManagerId, owing }) => [
        userId,
        recruiterId,
        hiringManagerId,
        ...owing,
      ]),
    ),
    credentialsOf(ctx, rows),
  ]);
  const keeps = admits(ctx.ability, pipelineKeeper);
  return rows.map((row) => {
    const { name, title } = people(row.userId);
    const card = cardOf(row, stageOf(pipelines, row), credentials(row), ctx);
    const awaited = awaitedOf(card.waitingFor, row);
    const may = keeps ? mayOf(row, pipelines, nudgeRefusal(ctx.userId, awaited, row.nudgedAt, ctx.now)) : NOTHING;
    return {
      ...card,
      personName: name,
      personTitle: title,
      waitingNames: awaited.map((id) => people(id).name),
      may,
    };
  });
}

const NOTHING: PipelineCard['may'] = { to: [], do: [] };

/** What who keeps the pipeline may do with an application as it was read; `unnudged`: why nobody is reminded of it. */
function mayOf(
  row: ApplicationRow,
  pipelines: readonly Pipeline[],
  unnudged: ErrorCode | undefined,
): PipelineCard['may'] {
  const { status, positionStatus: seat, stageKey: from, offer, settled } = row;
  const offerLive = offer !== null && offerStates[offer].live;
  const may = mayWith(
    { status, seat, from, offerLive, settled },
    pipelines.find(({ id }) => id === row.pipelineId)?.stages ?? [],
  );
  return unnudged ? may : { ...may, do: [...may.do, 'nudge'] };
}

type CardFromElsewhere = 'personName' | 'personTitle' | 'waitingNames' | 'may';

function cardOf(
  row: ApplicationRow,
  stage: Stage,
  credentials: readonly CredentialProof[] | undefined,
  ctx: Ctx,
): Omit<PipelineCard, CardFromElsewhere> {
  const entered = new Date(row.stageEnteredAt);
  const party = waitingOf({ ...row, stageType: stage.type, waitsFor: stage.waitsFor });
  const { readiness, parts } = readinessOf(row.needs);
  return {
    id: row.id,
    version: row.version,
    userId: row.userId,
    positionId: row.positionId,
    positionTitle: row.positionTitle,
    department: row.department,
    industry: row.industry,
    source: row.source,
    status: row.status,
    pipelineId: row.pipelineId,
    stageKey: row.stageKey,
    stageName: stage.name,
    stageType: stage.type,
    appliedAt: row.appliedAt,
    daysInStage: daysSince(entered, ctx.now),
    slaDays: stage.slaDays,
    nudgedAt: row.nudgedAt,
    age: row.status === 'active' ? ageOf(entered, stage.slaDays, ctx.now) : 'fresh',
    match: row.humanOnly ? null : readiness,
    parts,
    requirements: requirementsOf(row.hardRequirements, credentials),
    nextInterviewAt: row.nextInterviewAt,
    waitingFor: party,
    waitingForMe: isTurnOf(ctx.userId, party, row, row.owing),
  };
}

/** The stage an application stands in. */
export function stageOf(
  pipelines: readonly Pipeline[],
  { pipelineId, stageKey }: Pick<ApplicationRow, 'pipelineId' | 'stageKey'>,
): Stage {
  const stage = pipelines.find(({ id }) => id === pipelineId)?.stages.find(({ key }) => key === stageKey);
  if (!stage) throw new Error(`stage ${stageKey} is missing from pipeline ${pipelineId}`);
  return stage;
}
