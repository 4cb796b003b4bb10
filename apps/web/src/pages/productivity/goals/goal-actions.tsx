import { Button, Group } from '@mantine/core';
import { type GoalDetail, deleteGoal, getGoal, moveGoal } from '@talent-os/contracts/productivity/goals';
import { useState } from 'react';
import { ConfirmCommand } from '@/ui/dialog/confirm-command';
import { CheckInDialog } from './check-in-dialog';
import { GoalBadges } from './goal-badges';
import { labelOf, nextStep, type Step } from './goal.rules';

type GoalActionsProps = { readonly goal: GoalDetail; readonly onEdit: () => void; readonly onRemoved: () => void };

/** What its owner may do with a goal now. Steps are asked about first, because none of them goes back. */
export function GoalActions({ goal, onEdit, onRemoved }: GoalActionsProps) {
  // The step that is asked about stays the same while its question is open, whatever the goal has become meanwhile.
  const [dialog, setDialog] = useState<'checkIn' | 'remove' | Step>();
  const done = () => setDialog(undefined);
  const step = nextStep(goal);
  return (
    <Group gap="xs">
      <GoalBadges goal={goal} />
      <Group gap={6} ml="auto">
        {goal.may.do.includes('checkIn') && (
          <Button size="xs" onClick={() => setDialog('checkIn')}>
            Check in
          </Button>
        )}
        {step && (
          <Button size="xs" variant={goal.status === 'active' ? 'default' : 'filled'} onClick={() => setDialog(step)}>
            {step.label}
          </Button>
        )}
        {goal.may.do.includes('update') && (
          <Button size="xs" variant="default" onClick={onEdit}>
            Edit
          </Button>
        )}
        {goal.may.do.includes('delete') && (
          <Button size="xs" variant="default" onClick={() => setDialog('remove')}>
            Remove
          </Button>
        )}
      </Group>
      {dialog === 'checkIn' && <CheckInDialog goal={goal} onClose={done} />}
      {typeof dialog === 'object' && <StepDialog goal={goal} step={dialog} onClose={done} />}
      {dialog === 'remove' && <RemoveDialog goal={goal} onRemoved={onRemoved} onClose={done} />}
    </Group>
  );
}

type QuestionProps = { readonly goal: GoalDetail; readonly onClose: () => void };
type StepDialogProps = QuestionProps & { readonly step: Step };

function StepDialog({ goal, step, onClose }: StepDialogProps) {
  const { id: goalId, version } = goal;
  return (
    <ConfirmCommand
      operation={moveGoal}
      input={{ goalId, version, status: step.to }}
      done={({ status }) => `Goal: ${labelOf(status)}`}
      title={`${step.label} this goal?`}
      confirm={step.label}
      onFailed={onClose}
      onClose={onClose}
    >
      {step.text}
    </ConfirmCommand>
  );
}

function RemoveDialog({ goal, onRemoved, onClose }: QuestionProps & Pick<GoalActionsProps, 'onRemoved'>) {
  return (
    <ConfirmCommand
      operation={deleteGoal}
      input={{ goalId: goal.id }}
      removes={[getGoal]}
      done="Goal removed"
      danger
      title="Remove goal?"
      confirm="Remove"
      onDone={onRemoved}
      onFailed={onClose}
      onClose={onClose}
    >
      “{goal.title}” and its check-ins are removed for good. Goals and tasks below it stay.
    </ConfirmCommand>
  );
}
