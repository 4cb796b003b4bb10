import { standardStages } from '@talent-os/contracts/talent/pipeline.js';
import { standardReasons } from '@talent-os/contracts/talent/rejections.js';
import { demoPeopleInRole } from '@talent-os/service-kit';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import type { MessageTemplate } from '../messages/message-template.entity.js';
import type { PoolTemplate } from '../pool-messages/pool-template.entity.js';
import { STANDARD_NAME } from '../positions/active-pipeline.js';
import type { PipelineTemplate } from '../positions/pipeline-template.entity.js';
import type { RejectReason } from '../reject-reasons/reject-reason.entity.js';
import { guidance, messages, ownReasons, poolTemplates } from './hiring-design.data.js';
import { templateId } from './positions.seed.js';
import type { SeedRow, World } from './world.js';

/** Who designs how the organization hires; nobody where it has no HR of its own. */
const designer = (world: World) => demoPeopleInRole(world.organization, 'HR_MANAGER')[0];
const daysAgo = (world: World, days: number) => new Date(world.now.getTime() - days * DAY_MS);

/** The pipelines positions follow. Where there is an HR, they are the second version: the first gave interviews more days. */
const pipelineRows = (world: World): SeedRow<PipelineTemplate>[] =>
  world.organization.industries.flatMap((industry): SeedRow<PipelineTemplate>[] => {
    const author = designer(world);
    const stages = standardStages(industry);
    const used = {
      id: templateId(world, industry),
      name: STANDARD_NAME,
      industry,
      skillIds: [],
      state: 'active' as const,
    };
    if (!author) return [{ ...used, stages, number: 1, guidance: '', authorId: null }];
    const slower = stages.map((stage) => (stage.type === 'interview' ? { ...stage, slaDays: 14 } : stage));
    const first = { ...used, id: world.id('first-pipeline', industry), stages: slower, state: 'replaced' as const };
    return [
      { ...first, number: 1, guidance: '', authorId: null, createdAt: daysAgo(world, 400) },
      { ...used, stages, number: 2, guidance: guidance[industry], authorId: author.id, createdAt: daysAgo(world, 210) },
    ];
  });

/** The reasons of an organization with an HR: the standard ones, some of its own, one that is retired. */
const reasonRows = (world: World): SeedRow<RejectReason>[] =>
  designer(world)
    ? [
        ...standardReasons.map((reason) => ({ ...reason, retiredAt: null })),
        ...ownReasons.map(({ retiredDays, ...reason }) => ({
          ...reason,
          retiredAt: retiredDays === null ? null : daysAgo(world, retiredDays),
        })),
      ]
    : [];

/** What the organization writes to its applicants. */
function messageRows(world: World): SeedRow<MessageTemplate>[] {
  const author = designer(world);
  if (!author) return [];
  return messages.flatMap(({ stage, event, versions }) =>
    versions.map(({ days, ...wording }, at) => ({
      ...wording,
      stage,
      event,
      number: at + 1,
      state: at === versions.length - 1 ? ('active' as const) : ('replaced' as const),
      authorId: author.id,
      createdAt: daysAgo(world, days),
    })),
  );
}

/** What recruiters of an organization with an HR can send to people of its pool. */
function poolTemplateRows(world: World): SeedRow<PoolTemplate>[] {
  const author = designer(world);
  if (!author) return [];
  return poolTemplates.map(({ days, ...wording }) => ({
    ...wording,
    id: world.id('pool-template', wording.name),
    authorId: author.id,
    createdAt: daysAgo(world, days),
  }));
}

export type DesignRows = ReturnType<typeof designRows>;

/** How an organization hires: its pipelines, its reasons, and what it writes to people. */
export const designRows = (world: World) => ({
  pipelines: pipelineRows(world),
  reasons: reasonRows(world),
  messages: messageRows(world),
  poolTemplates: poolTemplateRows(world),
});
