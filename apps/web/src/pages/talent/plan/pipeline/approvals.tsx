import type { Approval } from '@talent-os/contracts/talent/requisition-shapes';
import { useFormat } from '@/lib/use-format';
import { StatusBadge, type BadgeVariant } from '@/ui/display/status-badge';
import { decisionLabels, stepLabel } from '../requisition-labels';
import { Quiet } from '@/ui/display/quiet';
import css from './pipeline.module.css';

const variants: Record<NonNullable<Approval['decision']>, BadgeVariant> = {
  approved: 'success',
  changes_requested: 'warning',
  rejected: 'error',
};

/** Every step of the approval, those of earlier rounds first. */
export function Approvals({ approvals }: { readonly approvals: readonly Approval[] }) {
  if (approvals.length === 0) return null;
  return (
    <section aria-label="Approvals">
      <ol className={css.steps}>
        {approvals.map((approval) => (
          <Step key={`${approval.round}-${approval.place}`} approval={approval} />
        ))}
      </ol>
    </section>
  );
}

function Step({ approval }: { readonly approval: Approval }) {
  const { momentOf, dayOf } = useFormat();
  const { decision, decidedBy, decidedAt, comment, approvers, left, dueAt, escalatedAt } = approval;
  return (
    <li>
      <span className={css.step}>
        <b>{stepLabel(approval)}</b>
        <Quiet>
          {decidedBy && decidedAt
            ? `${decidedBy.name}, ${momentOf(decidedAt)}`
            : approvers.map(({ name }) => name).join(', ')}
        </Quiet>
        {comment && <span>“{comment}”</span>}
        {left.length > 0 && (
          <Quiet>Passed on, because {left.map(({ name }) => name).join(', ')} may not decide any more</Quiet>
        )}
        {!decision && escalatedAt && <Quiet>Brought to the manager on {dayOf(escalatedAt)}</Quiet>}
      </span>
      {decision ? (
        <StatusBadge variant={variants[decision]}>{decisionLabels[decision]}</StatusBadge>
      ) : (
        <StatusBadge variant={dueAt ? 'default' : 'secondary'}>{dueAt ? `Due ${dayOf(dueAt)}` : 'Later'}</StatusBadge>
      )}
    </li>
  );
}
