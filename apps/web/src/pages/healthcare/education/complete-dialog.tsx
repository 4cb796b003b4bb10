import { Text, TextInput } from '@mantine/core';
import { completeCourse, type Course } from '@talent-os/contracts/healthcare/education';
import { decimal } from '@/lib/format';
import { today } from '@/lib/today';
import { useCommandForm } from '@/lib/use-command-form';
import { DayField } from '@/ui/field/day-field';
import { FormDialog } from '@/ui/dialog/form-dialog';

type CompleteDialogProps = {
  readonly course: Course;
  readonly enrollmentId: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Takes the certificate of a finished course: only then its hours count. */
export function CompleteDialog({ course: { title, credits }, enrollmentId, onDone, onClose }: CompleteDialogProps) {
  const { field, dialog } = useCommandForm(completeCourse, {
    initial: { certificate: '', completedOn: today() },
    toInput: (values) => ({ enrollmentId, ...values }),
    done: ({ ceuProgress }) => `${decimal(credits)} contact hours counted: ${ceuProgress}%`,
    onClose,
    onDone,
  });
  return (
    <FormDialog {...dialog} title="Enter certificate" submit="Complete course">
      <Text size="sm">{title}</Text>
      <TextInput
        label="Certificate number"
        description="As printed on the certificate of the provider."
        required
        maxLength={80}
        data-autofocus
        {...field('certificate')}
      />
      <DayField label="Completed on" max={today()} {...field('completedOn')} />
    </FormDialog>
  );
}
