import type { Industry } from '@talent-os/contracts';
import { DEFAULT_NUMBER } from '@talent-os/contracts/talent/workflow-shapes.js';
import { DomainError, type Ctx } from '@talent-os/service-kit';
import { approversOfMove } from '../workflows/approvers.js';
import type { Approvers } from '../workflows/chain.rules.js';
import { activeWorkflow, type Version } from '../workflows/versions.js';
import { approvalsFor, chainFor, type ApprovalInput } from './approval.rules.js';
import type { Approval } from './transition.entity.js';

/** The version moves follow now, and whom it would ask beside the managers of the seats. */
export type Asked = { readonly version: Version; readonly approvers: Approvers };

const SEAT = 'select p.industry from talent.position p where p.organization_id = $1 and p.id = $2';

/** Read before a transaction: other services know who holds a role. */
export async function askedFor(ctx: Ctx, toPositionId: string): Promise<Asked> {
  const [seat, version] = await Promise.all([
    ctx.db.readOne<{ industry: Industry }>(SEAT, [toPositionId]),
    activeWorkflow(ctx.db, 'transition'),
  ]);
  if (!seat) throw new DomainError('resource.missing');
  const approvers = version.number === DEFAULT_NUMBER ? {} : await approversOfMove(ctx, seat.industry, version.steps);
  return { version, approvers };
}

type Chain = { readonly approvals: Approval[]; readonly workflowNumber: number };

/** The approvals of a move somebody asks for. Refused where nobody but them is left to decide. */
export function chainOfMove({ version, approvers }: Asked, input: ApprovalInput): Chain {
  const approvals = chainFor(version, input, approvers);
  if (!approvals) throw new DomainError('transition.nobody');
  return { approvals, workflowNumber: version.number };
}

/** The same for a move an accepted offer asked for, which cannot be refused: then the chain there always was decides. */
export function chainOfHire({ version, approvers }: Asked, input: ApprovalInput): Chain {
  const approvals = chainFor(version, input, approvers);
  if (approvals) return { approvals, workflowNumber: version.number };
  return { approvals: approvalsFor(input), workflowNumber: DEFAULT_NUMBER };
}
