import { ActionIcon, Button, Group, MultiSelect, Select, Text, Textarea, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { publishPipeline, type PipelineVersion } from '@talent-os/contracts/talent/pipelines';
import {
  MOST_STAGE_DAYS,
  MOST_STAGES,
  stageParties,
  stagePartyLabels,
  stageTypeLabels,
  usualParties,
  type StageType,
} from '@talent-os/contracts/talent/pipeline';
import { choicesOf } from '@/lib/choices';
import { counted } from '@/lib/counted';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { NumberField } from '@/ui/field/number-field';
import { saysWhom } from './labels';
import { canGo, stageOf, valuesOf, withoutStage, withStage, type SkillChoice, type StageValues } from './stage-values';
import css from './workflow.module.css';

type PublishDialogProps = {
  /** What the new version begins with. */
  readonly version: PipelineVersion;
  /** What it takes the place of. */
  readonly current: PipelineVersion;
  readonly choices: readonly SkillChoice[];
  readonly onClose: () => void;
};

/** Types an organization may have several stages of: offers and hires, and the beginning, are one each. */
const several: readonly StageType[] = ['screen', 'assess', 'interview'];

/** A pipeline is written anew: positions opened from then on follow it. */
export function PublishDialog({ version, current, choices, onClose }: PublishDialogProps) {
  const { industry } = version;
  const { form, field, dialog } = useCommandForm(publishPipeline, {
    initial: {
      stages: version.stages.map(valuesOf),
      skillIds: [...version.skillIds],
      guidance: version.guidance,
    },
    toInput: ({ stages, skillIds, guidance }) => ({
      industry,
      from: current.number,
      stages: stages.map(stageOf),
      skillIds,
      guidance,
    }),
    done: ({ number }) => `Version ${number} is in use`,
    onClose,
  });
  const { stages } = form.values;
  return (
    <FormDialog {...dialog} size="xl" title={`Version ${current.number + 1} of the pipeline`} submit="Put to use">
      <Text size="sm">
        Positions opened from now on follow it. What runs keeps its version: {counted(current.positions, 'positions')}{' '}
        with {counted(current.people, 'people', 'person')} stay with version {current.number}.
      </Text>
      <StageList stages={stages} field={field} onChange={(next) => form.setFieldValue('stages', next)} />
      <MultiSelect
        label="Skills every interviewer rates"
        description="Beside those the position asks for"
        searchable
        data={choices.map(({ id, name }) => ({ value: id, label: name }))}
        {...field('skillIds')}
      />
      <Textarea label="What interviewers look at" autosize minRows={2} maxLength={1000} {...field('guidance')} />
    </FormDialog>
  );
}

type StageListProps = {
  readonly stages: StageValues[];
  readonly field: (name: string) => GetInputPropsReturnType;
  readonly onChange: (stages: StageValues[]) => void;
};

/** The stages in order; those of some types can be more. */
const StageList = ({ stages, field, onChange }: StageListProps) => (
  <>
    <ol className={css.rows} aria-label="Stages of the new version">
      {stages.map((stage, at) => (
        <StageFields
          key={stage.key}
          stage={stage}
          name={`stages.${at}`}
          field={field}
          {...(canGo(stages, stage) && { onRemove: () => onChange(withoutStage(stages, stage.key)) })}
        />
      ))}
    </ol>
    {stages.length < MOST_STAGES && (
      <Group gap="xs">
        {several.map((type) => (
          <Button
            key={type}
            size="sm"
            variant="default"
            leftSection={<IconPlus size={16} />}
            onClick={() => onChange(withStage(stages, type))}
          >
            {stageTypeLabels[type]} stage
          </Button>
        ))}
      </Group>
    )}
  </>
);

type StageFieldsProps = {
  readonly stage: StageValues;
  readonly name: string;
  readonly field: (name: string) => GetInputPropsReturnType;
  readonly onRemove?: () => void;
};

function StageFields({ stage, name, field, onRemove }: StageFieldsProps) {
  const { type } = stage;
  const called = stage.name || stageTypeLabels[type];
  return (
    <li className={css.fields}>
      <TextInput label={`Stage (${stageTypeLabels[type]})`} required maxLength={60} {...field(`${name}.name`)} />
      <NumberField label="Days" decimals={0} min={1} max={MOST_STAGE_DAYS} required {...field(`${name}.slaDays`)} />
      <NumberField label="People at most" decimals={0} min={1} {...field(`${name}.maxPeople`)} />
      {saysWhom(type) && (
        <Select
          label="Waits for"
          clearable
          placeholder={stagePartyLabels[usualParties[type]]}
          data={choicesOf(stagePartyLabels, stageParties)}
          {...emptied(field(`${name}.waitsFor`))}
        />
      )}
      {onRemove && (
        <ActionIcon variant="subtle" aria-label={`Remove ${called}`} onClick={onRemove}>
          <IconTrash size={16} />
        </ActionIcon>
      )}
    </li>
  );
}

/** A choice that can be taken back is the empty text, not null. */
const emptied = ({ value, onChange, ...rest }: GetInputPropsReturnType) => ({
  ...rest,
  value: String(value) || null,
  onChange: (chosen: string | null) => onChange(chosen ?? ''),
});
