import { Button, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { IconPlus } from '@tabler/icons-react';
import { emptyKeyResult, MOST_KEY_RESULTS, type KeyResultValues } from './goal-form';
import css from '../goals.module.css';
import { NumberField } from '@/ui/field/number-field';

type KeyResultFieldsProps = {
  readonly rows: readonly KeyResultValues[];
  readonly field: (name: string) => GetInputPropsReturnType;
  readonly onAdd: (row: KeyResultValues) => void;
  readonly onRemove: (index: number) => void;
};

/** What a goal is measured by: from where, to where, in what. */
export function KeyResultFields({ rows, field, onAdd, onRemove }: KeyResultFieldsProps) {
  return (
    <>
      {rows.map(({ key }, index) => (
        <fieldset key={key} className={css.keyResult}>
          <legend>Key result {index + 1}</legend>
          <TextInput label="What is measured" required maxLength={200} {...field(`keyResults.${index}.title`)} />
          <div className={css.numbers}>
            <NumberField label="Start" required {...field(`keyResults.${index}.start`)} />
            <NumberField label="Target" required {...field(`keyResults.${index}.target`)} />
            <TextInput label="Unit" maxLength={30} {...field(`keyResults.${index}.unit`)} />
          </div>
          <Button
            variant="subtle"
            color="gray"
            size="compact-xs"
            w="fit-content"
            onClick={() => onRemove(index)}
            aria-label={`Remove key result ${index + 1}`}
          >
            Remove
          </Button>
        </fieldset>
      ))}
      {rows.length < MOST_KEY_RESULTS && (
        <Button
          variant="default"
          size="xs"
          w="fit-content"
          leftSection={<IconPlus size={14} />}
          onClick={() => onAdd(emptyKeyResult())}
        >
          Add key result
        </Button>
      )}
    </>
  );
}
