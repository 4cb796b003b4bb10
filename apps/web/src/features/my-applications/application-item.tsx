import { Button } from '@mantine/core';
import { interviewKindLabels, interviewStates } from '@talent-os/contracts/talent/interview-states';
import { ownApplicationStatuses, type MyApplication, type MyOffer } from '@talent-os/contracts/talent/my-applications';
import { offerStates } from '@talent-os/contracts/talent/offer-states';
import { useEffect, useRef } from 'react';
import { useReachable } from '@/lib/use-reachable';
import { useFormat } from '@/lib/use-format';
import { AppLink } from '@/ui/button/app-link';
import { StatusBadge, type BadgeVariant } from '@/ui/display/status-badge';
import { RowButton } from '@/ui/button/row-button';
import type { PickedSlot } from './pick-dialog';
import { nextStep } from './labels';
import css from './applications.module.css';

const variants: Record<MyApplication['status'], BadgeVariant> = {
  active: 'default',
  on_hold: 'warning',
  rejected: 'error',
  withdrawn: 'secondary',
  hired: 'success',
};

type ApplicationItemProps = {
  readonly application: MyApplication;
  /** A link has led here for this one. */
  readonly sought: boolean;
  readonly onPick: (slot: PickedSlot) => void;
  readonly onOffer: (offer: MyOffer) => void;
  readonly onWithdraw: (application: MyApplication) => void;
};

/** One of my applications: where it stands and what waits for me. */
export function ApplicationItem({ application, sought, onPick, onOffer, onWithdraw }: ApplicationItemProps) {
  const { positionTitle, department, location, stage, status, since, interviews, offer, may } = application;
  const { dayOf } = useFormat();
  const next = nextStep(application);
  const prepare = useReachable()(`/candidate/apply/preparation?position=${application.positionId}`);
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (sought) item.current?.scrollIntoView?.({ block: 'center' });
  }, [sought]);
  return (
    <li ref={item} className={css.item} aria-label={positionTitle} aria-current={sought || undefined}>
      <div className={css.row}>
        <div>
          <h3 className={css.title}>{positionTitle}</h3>
          <p className={css.quiet}>
            {department}, {location} · since {dayOf(since)}
          </p>
          {next && <p className={css.quiet}>{next}</p>}
          <Awaited application={application} />
          {status === 'active' && prepare && <AppLink to={prepare}>Prepare</AppLink>}
        </div>
        <div className={css.badges}>
          {status === 'active' && <StatusBadge>{stage}</StatusBadge>}
          <StatusBadge variant={variants[status]}>{ownApplicationStatuses[status]}</StatusBadge>
          {may.do.includes('withdraw') && (
            <RowButton
              label="Withdraw"
              of={`from ${positionTitle}`}
              variant="subtle"
              onClick={() => onWithdraw(application)}
            />
          )}
        </div>
      </div>
      {offer && <OfferLine offer={offer} positionTitle={positionTitle} onOpen={() => onOffer(offer)} />}
      {interviews.map((interview) => (
        <InterviewLine
          key={interview.id}
          interview={interview}
          running={status === 'active'}
          onPick={(start) => onPick({ interviewId: interview.id, start, minutes: interview.minutes, positionTitle })}
        />
      ))}
    </li>
  );
}

/** How far it has come among its stages, who has to act, and by when it should go on. */
function Awaited({ application }: { readonly application: MyApplication }) {
  const { status, stage, stageKey, stages, waitingNames, expectedAt } = application;
  const { dayOf } = useFormat();
  if (status !== 'active') return null;
  const place = stages.findIndex(({ key }) => key === stageKey) + 1;
  const known = [
    waitingNames.length > 0 && `Waits for ${waitingNames.join(', ')}`,
    expectedAt && `expected by ${dayOf(expectedAt)}`,
  ].filter(Boolean);
  return (
    <>
      {place > 0 && (
        <div className={css.way} role="img" aria-label={`${stage}: stage ${place} of ${stages.length}`}>
          {stages.map(({ key }, index) => (
            <span key={key} data-reached={index < place} />
          ))}
        </div>
      )}
      {known.length > 0 && <p className={css.quiet}>{known.join(' · ')}</p>}
    </>
  );
}

type OfferLineProps = { readonly offer: MyOffer; readonly positionTitle: string; readonly onOpen: () => void };

function OfferLine({ offer: { status, expiresAt }, positionTitle, onOpen }: OfferLineProps) {
  const { momentOf } = useFormat();
  const { out } = offerStates[status];
  return (
    <div className={css.offer}>
      <span>
        {out ? `You have an offer. Please answer by ${momentOf(expiresAt)}.` : `Offer: ${offerStates[status].label}`}
      </span>
      <RowButton
        label="Read the offer"
        of={`for ${positionTitle}`}
        variant={out ? 'filled' : 'default'}
        onClick={onOpen}
      />
    </div>
  );
}

type InterviewLineProps = {
  readonly interview: MyApplication['interviews'][number];
  readonly running: boolean;
  readonly onPick: (start: string) => void;
};

function InterviewLine({ interview, running, onPick }: InterviewLineProps) {
  const { kind, status, start, minutes, location, slots, interviewerNames, note } = interview;
  const { momentOf } = useFormat();
  const choosing = running && status === 'proposed';
  return (
    <div className={css.interview}>
      <p className={css.line}>
        {interviewKindLabels[kind]} interview with {interviewerNames.join(', ')}:{' '}
        {choosing ? 'please choose a slot' : interviewStates[status].label.toLowerCase()}
      </p>
      <p className={css.quiet}>
        {[start && momentOf(start), `${minutes} min`, location, note].filter(Boolean).join(' · ')}
      </p>
      {choosing && slots.length === 0 && (
        <p className={css.quiet}>Every slot has passed. The hiring team will offer new ones.</p>
      )}
      {choosing && slots.length > 0 && (
        <div className={css.slots} role="group" aria-label={`Slots for the ${interviewKindLabels[kind]} interview`}>
          {slots.map((slot) => (
            <Button key={slot} size="xs" variant="default" onClick={() => onPick(slot)}>
              {momentOf(slot)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
