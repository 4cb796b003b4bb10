import { Select, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { addOwnSkill, changeOwnSkill, findSkills, type OwnSkill } from '@talent-os/contracts/talent/own-skills';
import { levelChoices } from '@/features/profile/words';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { MonthField } from '@/ui/field/month-field';
import { SearchSelect } from '@/ui/field/search-select';

type SkillDialogProps = { readonly skill?: OwnSkill; readonly onClose: () => void };

/** Names a skill, or says anew how well it is known. */
export const SkillDialog = ({ skill, onClose }: SkillDialogProps) =>
  skill ? <ChangeSkill skill={skill} onClose={onClose} /> : <AddSkill onClose={onClose} />;

function AddSkill({ onClose }: Pick<SkillDialogProps, 'onClose'>) {
  const { field, dialog } = useCommandForm(addOwnSkill, {
    initial: { skillId: '', level: '3', evidence: '', lastUsed: '' },
    toInput: (values) => ({ ...values, level: Number(values.level), lastUsed: values.lastUsed || null }),
    done: 'Skill added',
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Add skill" submit="Add">
      <SearchSelect
        operation={findSkills}
        options={(items) => items.map(({ id, name }) => ({ value: id, label: name }))}
        label="Skill"
        placeholder="Write it in your own words"
        required
        empty="Nothing here comes close. Please try other words."
        autofocus
        {...field('skillId')}
      />
      <Facts field={field} />
    </FormDialog>
  );
}

function ChangeSkill({ skill, onClose }: { readonly skill: OwnSkill; readonly onClose: () => void }) {
  const { skillId, name, level, evidence, lastUsed, verified, version } = skill;
  const { field, dialog } = useCommandForm(changeOwnSkill, {
    initial: { level: String(level), evidence, lastUsed: lastUsed ?? '' },
    toInput: (values) => ({
      ...values,
      skillId,
      level: Number(values.level),
      lastUsed: values.lastUsed || null,
      version,
    }),
    done: `${name} was changed`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={name} submit="Save">
      <Facts
        field={field}
        {...(verified && { description: 'It was confirmed at this level. Another level is your own word again.' })}
      />
    </FormDialog>
  );
}

type FactsProps = {
  readonly field: (name: 'level' | 'evidence' | 'lastUsed') => GetInputPropsReturnType;
  readonly description?: string;
};

function Facts({ field, description }: FactsProps) {
  return (
    <>
      <Select label="Level" description={description} allowDeselect={false} data={levelChoices} {...field('level')} />
      <TextInput
        label="What shows it"
        description="A project, a paper, somebody who has seen it"
        maxLength={200}
        {...field('evidence')}
      />
      <MonthField label="Last used" required={false} {...field('lastUsed')} />
    </>
  );
}
