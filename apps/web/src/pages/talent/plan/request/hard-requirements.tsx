import { ActionIcon, Button, Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconPlus, IconX } from '@tabler/icons-react';
import { MOST_REQUIREMENTS } from '@talent-os/contracts/talent/requisition-shapes';
import { hardRequirementTypes } from '@talent-os/contracts/talent/seats';
import { wordsOf } from '@talent-os/contracts/words';
import type { RequestValues } from './request-values';
import css from './request.module.css';

const types = hardRequirementTypes.map((value) => ({ value, label: wordsOf(value) }));

/** What a person must have to be hired. */
export function HardRequirements({ form }: { readonly form: UseFormReturnType<RequestValues> }) {
  const rows = form.values.hardRequirements;
  return (
    <fieldset className={css.rows}>
      <legend className={css.legend}>Hard requirements</legend>
      {rows.map((_, at) => (
        <div key={form.key(`hardRequirements.${at}`)} className={css.row}>
          <TextInput
            aria-label={`Requirement ${at + 1}`}
            maxLength={80}
            {...form.getInputProps(`hardRequirements.${at}.value`)}
          />
          <Select
            aria-label={`Kind of requirement ${at + 1}`}
            w={150}
            allowDeselect={false}
            data={types}
            {...form.getInputProps(`hardRequirements.${at}.type`)}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={`Remove requirement ${at + 1}`}
            onClick={() => form.removeListItem('hardRequirements', at)}
          >
            <IconX size={16} />
          </ActionIcon>
        </div>
      ))}
      {rows.length < MOST_REQUIREMENTS && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} />}
          onClick={() => form.insertListItem('hardRequirements', { type: 'license', value: '' })}
        >
          Add requirement
        </Button>
      )}
    </fieldset>
  );
}
