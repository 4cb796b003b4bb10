import { ActionIcon, Select } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconX } from '@tabler/icons-react';
import { MOST_SKILLS } from '@talent-os/contracts/talent/requisition-shapes';
import type { RequestValues } from './request-values';
import css from './request.module.css';

const levels = ['Novice', 'Advanced beginner', 'Competent', 'Proficient', 'Expert'].map((label, at) => ({
  value: String(at + 1),
  label,
}));
/** What a skill that is added asks for: Competent, counted like the others. */
const USUAL = { level: 3, weight: 3 };

type RequiredSkillsProps = {
  readonly form: UseFormReturnType<RequestValues>;
  readonly skills: readonly { readonly id: string; readonly name: string }[];
};

/** Skills with the level they are needed at. */
export function RequiredSkills({ form, skills }: RequiredSkillsProps) {
  const rows = form.values.requiredSkills;
  const free = skills.filter(({ id }) => !rows.some(({ skillId }) => skillId === id));
  const nameOf = (skillId: string) => skills.find(({ id }) => id === skillId)?.name ?? 'Skill';
  return (
    <fieldset className={css.rows}>
      <legend className={css.legend}>Required skills</legend>
      {rows.map((row, at) => (
        <div key={row.skillId} className={css.row}>
          <Select
            aria-label={`Skill ${at + 1}`}
            searchable
            allowDeselect={false}
            maxDropdownHeight={240}
            data={[
              { value: row.skillId, label: nameOf(row.skillId) },
              ...free.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={row.skillId}
            onChange={(skillId) => skillId && form.setFieldValue(`requiredSkills.${at}`, { ...row, skillId })}
          />
          <Select
            aria-label={`Level of ${nameOf(row.skillId)}`}
            w={150}
            allowDeselect={false}
            data={levels}
            value={String(row.level)}
            onChange={(level) => form.setFieldValue(`requiredSkills.${at}`, { ...row, level: Number(level) })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={`Remove ${nameOf(row.skillId)}`}
            onClick={() => form.removeListItem('requiredSkills', at)}
          >
            <IconX size={16} />
          </ActionIcon>
        </div>
      ))}
      {rows.length < MOST_SKILLS && (
        <Select
          aria-label="Add a skill"
          placeholder="Add a skill"
          w={260}
          searchable
          nothingFoundMessage="No skill with this name"
          maxDropdownHeight={240}
          data={free.map(({ id, name }) => ({ value: id, label: name }))}
          value={null}
          onChange={(skillId) => skillId && form.insertListItem('requiredSkills', { skillId, ...USUAL })}
        />
      )}
    </fieldset>
  );
}
