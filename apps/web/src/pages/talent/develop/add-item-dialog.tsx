import { Select, TextInput } from '@mantine/core';
import { addDevelopmentItem, type DevelopmentPlanDetail } from '@talent-os/contracts/talent/development-plans';
import { developmentActions, type DevelopmentAction } from '@talent-os/contracts/talent/development-states';
import { levelChoices } from '@/features/profile/words';
import { choicesOf } from '@/lib/choices';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { DayField } from '@/ui/field/day-field';
import { SourceField } from './source-field';

type AddItemDialogProps = { readonly plan: DevelopmentPlanDetail; readonly onClose: () => void };
type Skill = DevelopmentPlanDetail['skills'][number];

const skillLabel = ({ skill, level, required }: Skill): string =>
  required === null ? `${skill} (level ${level})` : `${skill} (level ${level} of ${required})`;
const aim = ({ level, required }: Skill): string => String(Math.min(5, Math.max(required ?? 0, level + 1)));

/** What the form begins with, and sends. */
function useAddItem({ plan, onClose }: AddItemDialogProps) {
  const { id: developmentPlanId, version, skills, endsOn } = plan;
  const [first] = skills;
  return useCommandForm(addDevelopmentItem, {
    initial: {
      skillId: first?.skillId ?? '',
      toLevel: first ? aim(first) : '3',
      action: 'course' as DevelopmentAction,
      source: null as string | null,
      text: '',
      dueOn: endsOn,
    },
    toInput: ({ source, toLevel, ...values }) => ({
      developmentPlanId,
      version,
      ...values,
      toLevel: Number(toLevel),
      ...(source && (values.action === 'mentor' ? { offerId: source } : { catalogueItemId: source })),
    }),
    done: 'Added to the plan',
    onClose,
  });
}

/** Adds to a plan what brings the person to a level of a skill; the widest gap is offered first. */
export function AddItemDialog({ plan, onClose }: AddItemDialogProps) {
  const { skills, startsOn, endsOn, employeeName } = plan;
  const { form, field, dialog } = useAddItem({ plan, onClose });
  const { skillId, action } = form.values;
  const [skill, how] = [field('skillId'), field('action')];
  const chooseSkill = (id: string | null) => {
    skill.onChange(id);
    form.setFieldValue('source', null);
    const chosen = skills.find((one) => one.skillId === id);
    if (chosen) form.setFieldValue('toLevel', aim(chosen));
  };
  return (
    <FormDialog {...dialog} title={`Add to the plan of ${employeeName}`} submit="Add">
      <Select
        label="Skill"
        required
        searchable
        allowDeselect={false}
        nothingFoundMessage="Nothing found"
        data={skills.map((one) => ({ value: one.skillId, label: skillLabel(one) }))}
        {...skill}
        onChange={chooseSkill}
      />
      <Select label="Level aimed for" required allowDeselect={false} data={levelChoices} {...field('toLevel')} />
      <Select
        label="How"
        required
        allowDeselect={false}
        data={choicesOf(developmentActions)}
        {...how}
        onChange={(value) => {
          how.onChange(value);
          form.setFieldValue('source', null);
        }}
      />
      <SourceField
        plan={plan}
        action={action}
        skillId={skillId}
        field={field('source')}
        onSource={(source) => source && form.setFieldValue('text', source.text)}
      />
      <TextInput
        label="What is done"
        description="The course, the mentor, the assignment or the certificate"
        required
        maxLength={200}
        {...field('text')}
      />
      <DayField label="Due" min={startsOn} max={endsOn} {...field('dueOn')} />
    </FormDialog>
  );
}
