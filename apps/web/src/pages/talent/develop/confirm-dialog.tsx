import { Select, TextInput } from '@mantine/core';
import { confirmSkill, type MatrixCell, type MatrixPerson } from '@talent-os/contracts/talent/skill-matrix';
import { levelChoices } from '@/features/profile/words';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { Quiet } from '@/ui/display/quiet';
import { cellText } from './matrix.rules';

type ConfirmDialogProps = {
  readonly person: Pick<MatrixPerson, 'positionId' | 'name'>;
  readonly cell: MatrixCell;
  readonly skill: string;
  readonly onClose: () => void;
};

/** Confirms the level somebody has of a skill, with what shows it. */
export function ConfirmDialog({ person: { positionId, name }, cell, skill, onClose }: ConfirmDialogProps) {
  const { skillId, level, required } = cell;
  const { field, dialog } = useCommandForm(confirmSkill, {
    initial: { level: String(level || required || 1), evidence: '' },
    toInput: (values) => ({ positionId, skillId, ...values, level: Number(values.level) }),
    done: `${skill} of ${name} is confirmed`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={`${skill} of ${name}`} submit="Confirm level">
      <Quiet>Now: {cellText(cell)}. They see who confirmed it and what shows it.</Quiet>
      <Select label="Level" required allowDeselect={false} data={levelChoices} {...field('level')} />
      <TextInput
        label="What shows it"
        description="A piece of work, a paper, what you have seen"
        required
        maxLength={200}
        {...field('evidence')}
      />
    </FormDialog>
  );
}
