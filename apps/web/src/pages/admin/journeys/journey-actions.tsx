import { Button } from '@mantine/core';
import {
  activateJourney,
  assignJourney,
  cloneJourney,
  discardJourney,
  getJourney,
  retireJourney,
} from '@talent-os/contracts/identity/journeys';
import { ASSIGNED_AT_ONCE, type JourneyDetail } from '@talent-os/contracts/identity/journey-shapes';
import { useState } from 'react';
import { counted } from '@/lib/counted';
import { useCommand } from '@/lib/use-command';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { lazyPart } from '@/ui/loading/lazy-part';

const AudienceDialog = lazyPart(async () => (await import('./journey-dialog')).AudienceDialog);

type JourneyActionsProps = {
  readonly journey: JourneyDetail;
  readonly onOpen: (journeyId: string) => void;
  readonly onGone: () => void;
};

/** What may be done with a journey as a whole. */
export function JourneyActions({ journey, onOpen, onGone }: JourneyActionsProps) {
  const [renaming, setRenaming] = useState(false);
  const { id: journeyId, may } = journey;
  const clone = useCommand(cloneJourney, { done: 'The copy is a draft' });
  /** A refusal has been told. */
  const copy = () =>
    void clone.run({ journeyId }).then(
      (output) => onOpen(output.journeyId),
      () => undefined,
    );
  const { assign, activate, retire, discard, questions } = useQuestions(journey, onGone);
  return (
    <>
      {may.do.includes('discard') && (
        <Button variant="default" onClick={discard}>
          Discard draft
        </Button>
      )}
      {may.to.includes('retired') && (
        <Button variant="default" onClick={retire}>
          Retire
        </Button>
      )}
      {may.do.includes('clone') && (
        <Button variant="default" loading={clone.loading} onClick={copy}>
          Clone
        </Button>
      )}
      {may.do.includes('update') && (
        <Button variant="default" onClick={() => setRenaming(true)}>
          Change who begins it
        </Button>
      )}
      {may.do.includes('assign') && <Button onClick={assign}>Assign now</Button>}
      {may.to.includes('active') && <Button onClick={activate}>Activate</Button>}
      {questions}
      {renaming && <AudienceDialog journey={journey} onClose={() => setRenaming(false)} />}
    </>
  );
}

const people = (count: number) => counted(count, 'people', 'person');

/** What is asked before it is done. */
function useQuestions({ id: journeyId, name, version, running, stepCount }: JourneyDetail, onGone: () => void) {
  const [activate, activation] = useConfirmed(activateJourney, () => ({
    input: { journeyId, version },
    title: `Activate ${name}?`,
    confirm: 'Activate',
    done: `${name} is active`,
    children: `From now on whoever it is for begins it, with ${counted(stepCount, 'tasks')} of their own.`,
  }));
  const [retire, retirement] = useConfirmed(retireJourney, () => ({
    input: { journeyId, version },
    title: `Retire ${name}?`,
    confirm: 'Retire',
    done: `${name} is retired`,
    children: `Nobody begins it any more, for good. ${running > 0 ? `${people(running)} on their way go on with it.` : 'Nobody is on their way.'}`,
  }));
  const [assign, assignment] = useConfirmed(assignJourney, () => ({
    input: { journeyId },
    title: `Assign ${name} now?`,
    confirm: 'Assign',
    done: ({ begun, left }: { readonly begun: number; readonly left: number }) =>
      `${people(begun)} began it${left > 0 ? `, ${left} are left` : ''}`,
    children: `Everybody who holds one of its roles and has not begun it begins today, ${ASSIGNED_AT_ONCE} people at a time. Each gets ${counted(stepCount, 'tasks')}.`,
  }));
  const [discard, discarding] = useConfirmed(discardJourney, () => ({
    input: { journeyId },
    removes: [getJourney],
    title: `Discard ${name}?`,
    confirm: 'Discard draft',
    done: 'The draft is discarded',
    onDone: onGone,
    children: 'Its steps are lost. Nobody has begun it.',
  }));
  const questions = (
    <>
      {activation}
      {retirement}
      {assignment}
      {discarding}
    </>
  );
  return {
    activate: () => activate(),
    retire: () => retire(),
    assign: () => assign(),
    discard: () => discard(),
    questions,
  };
}
