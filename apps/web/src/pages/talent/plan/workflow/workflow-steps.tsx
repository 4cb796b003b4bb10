import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import {
  isAlways,
  MOST_STEPS,
  stepLabels,
  type WorkflowDetail,
  type WorkflowTrigger,
} from '@talent-os/contracts/talent/workflow-shapes';
import { updateWorkflow } from '@talent-os/contracts/talent/workflows';
import { useState } from 'react';
import { counted } from '@/lib/counted';
import { moved } from '@/lib/moved';
import { useCommand } from '@/lib/use-command';
import { useFormat } from '@/lib/use-format';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge } from '@/ui/display/status-badge';
import { StepActions } from '@/ui/list/step-actions';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Card } from '@/ui/page/card';
import type { Changes } from './change.rules';
import { approvedThings, chainText, conditionTexts, deciderText, passesText, timeText, workflowEnds } from './labels';
import { keptSteps } from './step-values';
import css from './workflow.module.css';

const StepDialog = lazyPart(async () => (await import('./step-dialog')).StepDialog);

type WorkflowStepsProps = {
  readonly workflow: WorkflowDetail;
  /** What a draft changes. */
  readonly changes: Changes | undefined;
};

/** The steps of a version, in order: who decides each, when, and what waits there now. */
export function WorkflowSteps({ workflow, changes }: WorkflowStepsProps) {
  const [written, write] = useState<number>();
  const { trigger, steps, may } = workflow;
  const [begins, ends] = workflowEnds[trigger];
  const writes = may.do.includes('update');
  return (
    <Card title="Steps">
      <ol className={css.steps} aria-label="Steps">
        <li className={css.end}>{begins}</li>
        {steps.map((step, at) => (
          <li key={step.place} className={css.step}>
            <StepFacts trigger={trigger} step={step} change={changes?.at.get(step.place)} />
            {writes && <OwnActions workflow={workflow} at={at} onWrite={() => write(at)} />}
          </li>
        ))}
        {writes && steps.length < MOST_STEPS && (
          <li className={css.end}>
            <Button
              variant="default"
              size="sm"
              leftSection={<IconPlus size={16} />}
              onClick={() => write(steps.length)}
            >
              Add a step
            </Button>
          </li>
        )}
        <li className={css.end}>{ends}</li>
      </ol>
      {changes && changes.gone.length > 0 && <Quiet>No longer asked: {chainText(changes.gone, trigger)}</Quiet>}
      {written !== undefined && <StepDialog workflow={workflow} at={written} onClose={() => write(undefined)} />}
    </Card>
  );
}

type StepProps = {
  readonly trigger: WorkflowTrigger;
  readonly step: WorkflowDetail['steps'][number];
  readonly change: string | undefined;
};

function StepFacts({ trigger, step, change }: StepProps) {
  const { money } = useFormat();
  const passes = passesText(step);
  const { waiting, late } = step;
  return (
    <div className={css.facts}>
      <div className={css.head}>
        <b>
          {step.place}. {stepLabels[trigger][step.approver]}
        </b>
        {change && <StatusBadge variant="warning">{change}</StatusBadge>}
        {conditionTexts(step, money).map((text) => (
          <StatusBadge key={text}>{text}</StatusBadge>
        ))}
      </div>
      <Quiet>{deciderText(step, trigger)}</Quiet>
      {step.delegateName && <Quiet>Stand-in: {step.delegateName}</Quiet>}
      {passes && <Quiet late>{passes}</Quiet>}
      <Quiet>{timeText(step)}</Quiet>
      {waiting > 0 && (
        <span>
          {counted(waiting, ...approvedThings[trigger])} waiting{late > 0 && <Quiet late>, {late} late</Quiet>}
        </span>
      )}
    </div>
  );
}

type OwnActionsProps = { readonly workflow: WorkflowDetail; readonly at: number; readonly onWrite: () => void };

function OwnActions({ workflow, at, onWrite }: OwnActionsProps) {
  const { trigger, number, version, steps } = workflow;
  const { mutate, loading } = useCommand(updateWorkflow, { done: 'The draft is changed' });
  const kept = keptSteps(steps);
  const others = kept.filter((_, place) => place !== at);
  const save = (next: typeof kept) => mutate({ trigger, number, version, steps: next });
  return (
    <StepActions
      at={at}
      count={steps.length}
      busy={loading}
      // Somebody has to be asked always.
      removable={others.some(isAlways)}
      onMove={(to) => save(moved(kept, at, to))}
      onWrite={onWrite}
      onRemove={() => save(others)}
    />
  );
}
