import { Checkbox, Textarea } from '@mantine/core';
import {
  askPreparation,
  preparationStepLabels,
  tickPreparation,
  type Preparation,
  type PreparationStep,
} from '@talent-os/contracts/talent/preparation';
import { useState } from 'react';
import { useCommand } from '@/lib/use-command';
import { useCommandForm } from '@/lib/use-command-form';
import { AppLink } from '@/ui/button/app-link';
import { RowButton } from '@/ui/button/row-button';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { Prose } from '@/ui/display/prose';
import { Quiet } from '@/ui/display/quiet';
import { Card } from '@/ui/page/card';
import hub from '../candidate.module.css';
import css from './preparation.module.css';

/** What is worth doing before, and what the reader wants to ask. */
export function StepsCard({ preparation }: { readonly preparation: Preparation }) {
  const { positionId, steps, asking } = preparation;
  const [writing, setWriting] = useState(false);
  return (
    <>
      <Card title="Before you go" description={`${steps.filter(({ done }) => done).length} of ${steps.length} done`}>
        <ul className={css.steps}>
          {steps.map(({ step, done }) => (
            <Step key={step} positionId={positionId} step={step} done={done} />
          ))}
        </ul>
      </Card>
      <Card
        title="What you want to ask"
        actions={
          <RowButton
            label={asking ? 'Change' : 'Write'}
            of="what you want to ask"
            variant="default"
            onClick={() => setWriting(true)}
          />
        }
      >
        {asking ? <Prose text={asking} /> : <Quiet>Nothing yet. Who asks well is remembered.</Quiet>}
      </Card>
      {writing && <AskingDialog positionId={positionId} asking={asking} onClose={() => setWriting(false)} />}
    </>
  );
}

type StepProps = { readonly positionId: string; readonly step: PreparationStep; readonly done: boolean };

function Step({ positionId, step, done }: StepProps) {
  const tick = useCommand(tickPreparation);
  const leads = leadsTo(step, positionId);
  return (
    <li className={css.step}>
      <Checkbox
        className={hub.check}
        label={preparationStepLabels[step]}
        checked={done}
        disabled={tick.loading}
        onChange={({ currentTarget }) => tick.mutate({ positionId, step, done: currentTarget.checked })}
      />
      {leads && <AppLink to={leads.to}>{leads.label}</AppLink>}
    </li>
  );
}

const leadsTo = (step: PreparationStep, positionId: string) =>
  ({
    read: { label: 'Position', to: `/candidate?view=positions&position=${positionId}` },
    resume: { label: 'Resume', to: `/candidate/apply/builder?position=${positionId}` },
    papers: { label: 'Papers', to: '/candidate/profile/verification' },
    stories: undefined,
    way: undefined,
    sound: { label: 'Microphone', to: '/candidate/settings/voice' },
    quiet: undefined,
    ask: undefined,
  })[step];

type AskingDialogProps = { readonly positionId: string; readonly asking: string; readonly onClose: () => void };

function AskingDialog({ positionId, asking, onClose }: AskingDialogProps) {
  const { field, dialog } = useCommandForm(askPreparation, {
    initial: { asking },
    toInput: (values) => ({ ...values, positionId }),
    done: 'What you want to ask was saved',
    onClose,
  });
  return (
    <FormDialog {...dialog} title="What you want to ask" submit="Save">
      <Textarea
        label="Questions"
        description="One a line: about the work, the team, the first year"
        autosize
        minRows={5}
        maxLength={2000}
        data-autofocus
        {...field('asking')}
      />
    </FormDialog>
  );
}
