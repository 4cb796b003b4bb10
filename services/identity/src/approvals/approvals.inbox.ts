import { admits } from '@talent-os/contracts';
import {
  decideApproval,
  decideOwnApproval,
  listApprovals,
  listOwnApprovals,
  type Approval,
} from '@talent-os/contracts/identity/approvals.js';
import { actionFor, inboxRow, type InboxSource } from '@talent-os/service-kit/inbox/inbox';

/** What is asked for, with whom it concerns. */
const titleOf = ({ kind, person, organization }: Approval): string =>
  kind === 'archive' ? `Archive ${organization}` : `Make ${person ?? 'somebody'} an administrator of the platform`;

/** Requests for a second person that the caller may approve. Whoever administers the platform sees those of every organization. */
export const approvals: InboxSource = {
  access: listOwnApprovals.access,
  rows: async (ctx) => {
    const ofPlatform = admits(ctx.ability, listApprovals.access);
    const { items } = await ctx.call(ofPlatform ? listApprovals : listOwnApprovals, {});
    return items
      .filter(({ mayApprove }) => mayApprove)
      .map((approval) => {
        const { id: approvalId, kind, organizationId, organization, reason, askedBy, askedAt, dueAt } = approval;
        const question = { title: `${titleOf(approval)}?`, text: 'It holds at once, and the audit trail names you.' };
        const decided = { approvalId, decision: 'approve' } as const;
        return inboxRow('approval', {
          id: approvalId,
          title: titleOf(approval),
          reason: [kind !== 'archive' && organization, `${askedBy} asks`, reason],
          link: ofPlatform ? '/admin/access-controls' : '/organization/roles?view=oversight',
          since: askedAt,
          dueAt,
          actions: [
            ofPlatform
              ? actionFor(ctx, decideApproval, 'Approve', { organizationId, ...decided }, { question })
              : actionFor(ctx, decideOwnApproval, 'Approve', decided, { question }),
          ],
        });
      });
  },
};
