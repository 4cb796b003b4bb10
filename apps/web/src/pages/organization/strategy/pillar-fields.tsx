import { Button, Textarea, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { STRATEGY_LENGTHS } from '@talent-os/contracts/identity/strategy';
import css from './strategy.module.css';

type PillarFieldsProps = {
  readonly index: number;
  readonly field: (name: string) => GetInputPropsReturnType;
  readonly onRemove: (() => void) | undefined;
};

export function PillarFields({ index, field, onRemove }: PillarFieldsProps) {
  return (
    <div className={css.pillarFields}>
      <TextInput
        label={`Pillar ${index + 1}`}
        required
        maxLength={STRATEGY_LENGTHS.name}
        {...field(`pillars.${index}.name`)}
      />
      <Textarea
        label={`What pillar ${index + 1} means`}
        autosize
        minRows={1}
        maxLength={STRATEGY_LENGTHS.text}
        {...field(`pillars.${index}.text`)}
      />
      {onRemove && (
        <Button
          variant="subtle"
          color="gray"
          size="compact-xs"
          onClick={onRemove}
          aria-label={`Remove pillar ${index + 1}`}
        >
          Remove
        </Button>
      )}
    </div>
  );
}
