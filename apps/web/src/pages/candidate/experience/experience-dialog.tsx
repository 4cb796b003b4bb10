import { Group, SegmentedControl, Textarea, TextInput } from '@mantine/core';
import {
  addExperience,
  changeExperience,
  experienceKindLabels,
  type Experience,
  type ExperienceKind,
} from '@talent-os/contracts/talent/experience';
import type { GetInputPropsReturnType } from '@mantine/form';
import { choicesOf } from '@/lib/choices';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { MonthField } from '@/ui/field/month-field';

type ExperienceDialogProps = { readonly entry?: Experience; readonly onClose: () => void };
type ExperienceValues = {
  kind: ExperienceKind;
  title: string;
  place: string;
  startMonth: string;
  endMonth: string;
  description: string;
};

const nothing: ExperienceValues = { kind: 'job', title: '', place: '', startMonth: '', endMonth: '', description: '' };
/** What the operations take for them. */
export const said = (values: ExperienceValues) => ({ ...values, endMonth: values.endMonth || null });

/** Enters a job, an education or a project, or says it anew. */
export const ExperienceDialog = ({ entry, onClose }: ExperienceDialogProps) =>
  entry ? <Change entry={entry} onClose={onClose} /> : <Add onClose={onClose} />;

function Add({ onClose }: Pick<ExperienceDialogProps, 'onClose'>) {
  const { field, dialog } = useCommandForm(addExperience, {
    initial: nothing,
    toInput: said,
    done: (_, { title }) => `${title} was added`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Add experience" submit="Add">
      <ExperienceFields field={field} />
    </FormDialog>
  );
}

function Change({ entry, onClose }: { readonly entry: Experience; readonly onClose: () => void }) {
  const { id, version, endMonth, ...facts } = entry;
  const { field, dialog } = useCommandForm(changeExperience, {
    initial: { ...facts, endMonth: endMonth ?? '' },
    toInput: (values) => ({ ...said(values), experienceId: id, version }),
    done: (_, { title }) => `${title} was changed`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={entry.title} submit="Save">
      <ExperienceFields field={field} />
    </FormDialog>
  );
}

type FieldsProps = { readonly field: (name: keyof ExperienceValues) => GetInputPropsReturnType };

/** The facts of a job, an education or a project. */
export function ExperienceFields({ field }: FieldsProps) {
  return (
    <>
      <SegmentedControl aria-label="Kind" fullWidth data={choicesOf(experienceKindLabels)} {...plain(field('kind'))} />
      <TextInput
        label="Title"
        description="What you were, what you learned, or what the project was"
        required
        maxLength={120}
        data-autofocus
        {...field('title')}
      />
      <TextInput
        label="Where"
        description="Employer, school, or whom it was for"
        required
        maxLength={120}
        {...field('place')}
      />
      <Group grow align="flex-start">
        <MonthField label="From" {...field('startMonth')} />
        <MonthField label="Until" description="Empty while it goes on" required={false} {...field('endMonth')} />
      </Group>
      <Textarea label="What you did there" autosize minRows={3} maxLength={1500} {...field('description')} />
    </>
  );
}

/** A control that knows no errors of its own. */
const plain = ({ value, onChange }: GetInputPropsReturnType) => ({ value: String(value), onChange });
