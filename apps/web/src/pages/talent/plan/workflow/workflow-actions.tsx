import { Button } from '@mantine/core';
import type { Workflow, WorkflowDetail } from '@talent-os/contracts/talent/workflow-shapes';
import { activateWorkflow, createWorkflow, discardWorkflow, getWorkflow } from '@talent-os/contracts/talent/workflows';
import { useCommand } from '@/lib/use-command';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { startingSteps } from './step-values';

type WorkflowActionsProps = {
  readonly workflow: WorkflowDetail;
  readonly onShow: (version: string | undefined) => void;
};

/** What may be done with the version that is shown. */
export function WorkflowActions({ workflow, onShow }: WorkflowActionsProps) {
  const { trigger, number, may, steps, version } = workflow;
  const revise = useCommand(createWorkflow, {
    done: (output) => `Version ${output.number} is a draft: it changes nothing yet`,
  });
  const [activate, activation] = useConfirmed(activateWorkflow, (one: Workflow) => ({
    input: { trigger, number: one.number, ...(one.state === 'draft' && { version }) },
    title: `Put version ${one.number} to use?`,
    confirm: 'Put to use',
    done: `Version ${one.number} is in use`,
    children: 'What is sent from now on follows it. What runs keeps the version it began with.',
  }));
  const [discard, discarding] = useConfirmed(discardWorkflow, (one: Workflow) => ({
    input: { trigger, number: one.number },
    removes: [getWorkflow],
    title: `Discard the draft of version ${one.number}?`,
    confirm: 'Discard draft',
    done: 'The draft is discarded',
    onDone: () => onShow(undefined),
    children: 'Its steps are lost. The version in use stays as it is.',
  }));
  return (
    <>
      {may.do.includes('discard') && (
        <Button variant="default" onClick={() => discard(workflow)}>
          Discard draft
        </Button>
      )}
      {may.to.includes('active') && <Button onClick={() => activate(workflow)}>Put version {number} to use</Button>}
      {may.do.includes('revise') && (
        <Button
          variant={may.to.includes('active') ? 'default' : 'filled'}
          loading={revise.loading}
          onClick={() =>
            void revise.run({ trigger, steps: startingSteps(steps, trigger) }).then(
              (output) => onShow(String(output.number)),
              () => undefined,
            )
          }
        >
          Edit as a new version
        </Button>
      )}
      {activation}
      {discarding}
    </>
  );
}
