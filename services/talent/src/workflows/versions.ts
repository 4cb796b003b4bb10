import { DEFAULT_NUMBER, defaultWorkflows, type WorkflowStep } from '@talent-os/contracts/talent/workflow-shapes.js';
import type { WorkflowTrigger } from '@talent-os/contracts/talent/workflow-shapes.js';
import { DomainError, type Reader } from '@talent-os/service-kit';

export type Version = { readonly number: number; readonly steps: readonly WorkflowStep[] };

const ACTIVE = `select number, steps from talent.approval_workflow
  where organization_id = $1 and trigger = $2 and state = 'active'`;
const NUMBERED = `select number, steps from talent.approval_workflow
  where organization_id = $1 and trigger = $2 and number = $3`;

const defaultOf = (trigger: WorkflowTrigger): Version => ({ number: DEFAULT_NUMBER, steps: defaultWorkflows[trigger] });

/** The version approvals begin with now: the one the organization put to use, else the default. */
export const activeWorkflow = async (db: Reader, trigger: WorkflowTrigger): Promise<Version> =>
  (await db.readOne<Version>(ACTIVE, [trigger])) ?? defaultOf(trigger);

/** A version by its number, or 404. */
export async function workflowOf(db: Reader, trigger: WorkflowTrigger, number: number): Promise<Version> {
  if (number === DEFAULT_NUMBER) return defaultOf(trigger);
  const found = await db.readOne<Version>(NUMBERED, [trigger, number]);
  if (!found) throw new DomainError('resource.missing');
  return found;
}
