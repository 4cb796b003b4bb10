import { MultiSelect, Select } from '@mantine/core';
import { recordExitInterview } from '@talent-os/contracts/talent/offboarding';
import { exitThemes, returnAnswers, type ExitTheme } from '@talent-os/contracts/talent/offboarding-states';
import { SpokenTextarea } from '@/features/voice/spoken-textarea';
import { choicesOf } from '@/lib/choices';
import { useCommandForm } from '@/lib/use-command-form';
import { useToday } from '@/lib/use-today';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { DayField } from '@/ui/field/day-field';
import type { LeaverDialogProps } from './cancel-dialog';

/** Records what somebody said when they left. */
export function InterviewDialog({ leaver: { id, version, employeeName, interview }, onClose }: LeaverDialogProps) {
  const today = useToday();
  const said = interview?.said;
  const { field, dialog } = useCommandForm(recordExitInterview, {
    initial: {
      heldOn: interview?.heldOn ?? today,
      themes: [...(said?.themes ?? [])] as ExitTheme[],
      wouldReturn: said?.wouldReturn ?? ('unsure' as const),
      note: said?.note ?? '',
    },
    toInput: ({ note, ...values }) => ({ offboardingId: id, version, ...values, ...(note.trim() && { note }) }),
    done: 'The exit interview was recorded',
    onClose,
  });
  return (
    <FormDialog {...dialog} title={`Exit interview with ${employeeName}`} submit="Record">
      <DayField label="Held on" max={today} {...field('heldOn')} />
      <MultiSelect label="Themes" required searchable data={choicesOf(exitThemes)} {...field('themes')} />
      <Select
        label="Would come back"
        required
        allowDeselect={false}
        data={choicesOf(returnAnswers)}
        {...field('wouldReturn')}
      />
      <SpokenTextarea
        label="Note"
        description="Read by nobody but you."
        autosize
        minRows={3}
        maxLength={2_000}
        {...field('note')}
      />
    </FormDialog>
  );
}
