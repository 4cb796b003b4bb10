import { defaultWorkflows, type WorkflowStep } from '@talent-os/contracts/talent/workflow-shapes.js';
import { demoPeopleInRole } from '@talent-os/service-kit';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import type { ApprovalWorkflow } from '../workflows/workflow.entity.js';
import type { SeedRow, World } from './world.js';

/** How long ago the version was written, in days. */
const WRITTEN = 140;

/** A version that asked administrators about every larger request, tried for a while where there is an HR, and left again. */
export function workflowRows(world: World): (SeedRow<ApprovalWorkflow> & { readonly createdAt: Date })[] {
  const [author] = demoPeopleInRole(world.organization, 'HR_MANAGER');
  if (!author) return [];
  const [department, hr, organization] = defaultWorkflows.requisition as [WorkflowStep, WorkflowStep, WorkflowStep];
  const larger = { ...organization, days: 2, when: { ...organization.when, outsideBand: false, headcountOver: 3 } };
  const createdAt = new Date(world.now.getTime() - WRITTEN * DAY_MS);
  const activatedAt = new Date(createdAt.getTime() + DAY_MS);
  const steps = [{ ...department, days: 2 }, larger, hr];
  return [{ createdAt, trigger: 'requisition', number: 2, state: 'replaced', steps, authorId: author.id, activatedAt }];
}
