import type { Industry } from '@talent-os/contracts';
import { standardStages } from '@talent-os/contracts/talent/pipeline.js';
import type { Transaction } from '@talent-os/service-kit';
import { PipelineTemplate } from './pipeline-template.entity.js';

export const STANDARD_NAME = 'Standard pipeline';
const standardOf = (industry: Industry) => ({
  name: STANDARD_NAME,
  industry,
  number: 1,
  state: 'active' as const,
  stages: standardStages(industry),
  skillIds: [],
  guidance: '',
  authorId: null,
});

/** One change of a pipeline at a time: which number comes next no row lock can hold. */
export const inTurn = (tx: Transaction, industry: Industry): Promise<void> => tx.advisoryLock(`pipeline ${industry}`);

/** The version positions of an industry follow that are opened now. The first one makes a row of the standard pipeline. */
export async function activePipeline(tx: Transaction, industry: Industry): Promise<PipelineTemplate> {
  const found = await tx.find(PipelineTemplate, { industry, state: 'active' });
  if (found) return found;
  await inTurn(tx, industry);
  const made = await tx.find(PipelineTemplate, { industry, state: 'active' });
  return made ?? tx.insert(PipelineTemplate, standardOf(industry));
}

/** What an organization has in an industry that has no row yet. */
export const standardVersion = (industry: Industry) => ({
  ...standardOf(industry),
  createdAt: null,
  positions: 0,
  people: 0,
});
