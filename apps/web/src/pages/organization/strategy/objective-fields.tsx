import { Button, Select, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { STRATEGY_LENGTHS } from '@talent-os/contracts/identity/strategy';
import type { StrategyValues } from './strategy.rules';
import css from './strategy.module.css';

type ObjectiveFieldsProps = {
  readonly index: number;
  readonly pillars: StrategyValues['pillars'];
  readonly thisYear: number;
  readonly field: (name: string) => GetInputPropsReturnType;
  readonly onRemove: () => void;
};

/** Years around this one that may be chosen. */
const YEARS = [-1, 0, 1, 2, 3, 4, 5];

export function ObjectiveFields({ index, pillars, thisYear, field, onRemove }: ObjectiveFieldsProps) {
  return (
    <div className={css.objectiveFields}>
      <TextInput
        label={`Objective ${index + 1}`}
        required
        maxLength={STRATEGY_LENGTHS.text}
        {...field(`objectives.${index}.text`)}
      />
      <Select
        label="Year"
        required
        allowDeselect={false}
        data={YEARS.map((years) => String(thisYear + years))}
        {...field(`objectives.${index}.year`)}
      />
      <Select
        label="Pillar"
        required
        allowDeselect={false}
        data={pillars.map(({ key, name }, at) => ({ value: key, label: name || `Pillar ${at + 1}` }))}
        {...field(`objectives.${index}.pillar`)}
      />
      <Button
        variant="subtle"
        color="gray"
        size="compact-xs"
        onClick={onRemove}
        aria-label={`Remove objective ${index + 1}`}
      >
        Remove
      </Button>
    </div>
  );
}
