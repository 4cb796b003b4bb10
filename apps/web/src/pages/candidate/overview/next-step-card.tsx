import { Button } from '@mantine/core';
import type { MyApplication } from '@talent-os/contracts/talent/my-applications';
import type { MyJourney } from '@talent-os/contracts/talent/my-journey';
import { useState } from 'react';
import { PickDialog, type PickedSlot } from '@/features/my-applications/pick-dialog';
import { useFormat } from '@/lib/use-format';
import { AppLink } from '@/ui/button/app-link';
import { Quiet } from '@/ui/display/quiet';
import { Card } from '@/ui/page/card';
import { saidOf } from './next-step.rules';
import css from './overview.module.css';

type NextStepCardProps = { readonly journey: MyJourney; readonly applications: readonly MyApplication[] };

/** The one step that is best taken next; a time is chosen in place. */
export function NextStepCard({ journey: { next }, applications }: NextStepCardProps) {
  const { momentOf } = useFormat();
  const { title, why, action, to } = saidOf(next);
  const interview = applications
    .find(({ id }) => id === next.applicationId)
    ?.interviews.find(({ status, slots }) => status === 'proposed' && slots.length > 0);
  return (
    <Card title={title} className={css.step} description={<Quiet>Your next step</Quiet>}>
      <p className={css.why}>
        {why} {next.dueAt && next.step !== 'doTask' && `By ${momentOf(next.dueAt)}.`}
      </p>
      {next.step === 'pickSlot' && interview ? (
        <Slots interview={interview} positionTitle={next.about ?? ''} />
      ) : (
        <Button component={AppLink} to={to}>
          {action}
        </Button>
      )}
    </Card>
  );
}

type SlotsProps = { readonly interview: MyApplication['interviews'][number]; readonly positionTitle: string };

function Slots({ interview: { id, minutes, slots }, positionTitle }: SlotsProps) {
  const { momentOf } = useFormat();
  const [slot, setSlot] = useState<PickedSlot>();
  return (
    <div className={css.slots} role="group" aria-label="Times to choose from">
      {slots.map((start) => (
        <Button
          key={start}
          variant="default"
          onClick={() => setSlot({ interviewId: id, start, minutes, positionTitle })}
        >
          {momentOf(start)}
        </Button>
      ))}
      {slot && <PickDialog slot={slot} onClose={() => setSlot(undefined)} />}
    </div>
  );
}
