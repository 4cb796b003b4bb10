import { Button } from '@mantine/core';
import { offerStates, offerStepLabels, type OfferState } from '@talent-os/contracts/talent/offer-states';
import { decideOffer, submitOffer, type Offer } from '@talent-os/contracts/talent/offers';
import { day, money } from '@/lib/format';
import { useCommand } from '@/lib/use-command';
import { useFormat } from '@/lib/use-format';
import { Facts } from '@/ui/display/facts';
import { StatusBadge, type BadgeVariant } from '@/ui/display/status-badge';
import type { OfferAction } from './offer-dialogs';
import css from '../interviews/panel.module.css';

const offerBadges: Record<OfferState, BadgeVariant> = {
  draft: 'secondary',
  in_approval: 'warning',
  approved: 'default',
  sent: 'default',
  viewed: 'default',
  accepted: 'success',
  declined: 'error',
  expired: 'error',
  rescinded: 'secondary',
};

const decisions = { approved: 'approved', returned: 'returned' } as const;

type OfferItemProps = {
  readonly offer: Offer;
  readonly onChoose: (action: OfferAction | 'edit') => void;
};

/** One offer: its terms, who has said yes, and what is next. */
export function OfferItem({ offer, onChoose }: OfferItemProps) {
  const { status, currency, approvals, message, answerNote } = offer;
  return (
    <li className={css.item}>
      <div className={css.row}>
        <span className={css.name}>{money(offer.baseSalary, currency)} a year</span>
        <StatusBadge variant={offerBadges[status]}>{offerStates[status].label}</StatusBadge>
      </div>
      <Terms offer={offer} />
      {message && <p className={css.text}>{message}</p>}
      {approvals.length > 0 && (
        <ul className={css.steps} aria-label="Approvals">
          {approvals.map(({ step, byName, decision, comment, approverNames }) => (
            <li key={`${step} ${approverNames.join()}`}>
              {offerStepLabels[step]}: {decision ? `${decisions[decision]} by ${byName}` : 'waits'}
              {!decision && approverNames.length > 0 && (
                <span className={css.quiet}> for {approverNames.join(', ')}</span>
              )}
              {comment && <span className={css.quiet}> “{comment}”</span>}
            </li>
          ))}
        </ul>
      )}
      {answerNote && <p className={css.text}>{answerNote}</p>}
      <div className={css.actions}>
        <ApprovalActions offer={offer} onChoose={onChoose} />
        <CandidateActions offer={offer} onChoose={onChoose} />
      </div>
    </li>
  );
}

function Terms({ offer }: Pick<OfferItemProps, 'offer'>) {
  const { momentOf } = useFormat();
  return (
    <div className={css.terms}>
      <Facts
        items={[
          ['Variable', offer.variable > 0 ? money(offer.variable, offer.currency) : null],
          ['Start', day(offer.startDate)],
          ['Sent', offer.sentAt && momentOf(offer.sentAt)],
          [offerStates[offer.status].out ? 'Answer by' : 'Ran until', offer.expiresAt && momentOf(offer.expiresAt)],
          ['Read', offer.viewedAt && momentOf(offer.viewedAt)],
          ['Signed as', offer.signedName],
          ['Answered', offer.answeredAt && momentOf(offer.answeredAt)],
        ]}
      />
    </div>
  );
}

/** What is done before the offer is approved. */
function ApprovalActions({ offer: { id: jobOfferId, may }, onChoose }: Pick<OfferItemProps, 'offer' | 'onChoose'>) {
  const submit = useCommand(submitOffer, { done: 'Offer waits for approval' });
  const decide = useCommand(decideOffer, { done: 'Offer approved' });
  return (
    <>
      {may.do.includes('submit') && (
        <Button size="xs" loading={submit.loading} onClick={() => submit.mutate({ jobOfferId })}>
          Submit for approval
        </Button>
      )}
      {may.do.includes('edit') && (
        <Button size="xs" variant="default" onClick={() => onChoose('edit')}>
          Change
        </Button>
      )}
      {may.do.includes('decide') && (
        <>
          <Button
            size="xs"
            loading={decide.loading}
            onClick={() => decide.mutate({ jobOfferId, decision: 'approved' })}
          >
            Approve offer
          </Button>
          <Button size="xs" variant="default" onClick={() => onChoose('return')}>
            Return
          </Button>
        </>
      )}
    </>
  );
}

/** What is done about the candidate, from the approved offer to its end. */
const CandidateActions = ({ offer: { may }, onChoose }: OfferItemProps) => (
  <>
    {may.do.includes('send') && (
      <Button size="xs" onClick={() => onChoose('send')}>
        Send offer
      </Button>
    )}
    {may.do.includes('accept') && (
      <Button size="xs" onClick={() => onChoose('accepted')}>
        They accepted
      </Button>
    )}
    {may.do.includes('decline') && (
      <Button size="xs" variant="default" onClick={() => onChoose('declined')}>
        They declined
      </Button>
    )}
    {may.do.includes('rescind') && (
      <Button size="xs" variant="subtle" onClick={() => onChoose('rescind')}>
        Withdraw offer
      </Button>
    )}
  </>
);
