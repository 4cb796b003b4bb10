import { Button, Group, MultiSelect, Stack, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { NumberField } from '@/ui/field/number-field';
import { TagsField } from '@/ui/field/tags-field';
import type { ItemForm } from './item-form';
import { newStep } from './item-values';

/** Steps of a pathway at most. */
const MOST_STEPS = 8;

type StepFieldsProps = {
  readonly form: ItemForm;
  readonly skills: readonly { readonly value: string; readonly label: string }[];
};

/** The roles of a pathway one after another, each with what it takes. */
export function StepFields({ form, skills }: StepFieldsProps) {
  const { steps } = form.values;
  return (
    <Stack gap="lg">
      {steps.map(({ key }, at) => {
        const nth = `step ${at + 1}`;
        const of = (name: string) => form.getInputProps(`steps.${at}.${name}`);
        return (
          <Stack key={key} gap="xs" role="group" aria-label={`Step ${at + 1}`}>
            <Group align="flex-start" grow>
              <TextInput label={`Role of ${nth}`} required maxLength={120} {...of('role')} />
              <NumberField label={`Months to ${nth}`} decimals={0} min={0} {...of('months')} />
            </Group>
            <MultiSelect
              label={`Skills of ${nth}`}
              searchable
              maxValues={10}
              nothingFoundMessage="Nothing found"
              data={[...skills]}
              {...of('skillIds')}
            />
            <TagsField label={`Certifications of ${nth}`} maxTags={5} {...of('certifications')} />
            <div>
              <Button
                size="compact-xs"
                variant="subtle"
                aria-label={`Remove ${nth}`}
                onClick={() => form.removeListItem('steps', at)}
              >
                Remove
              </Button>
            </div>
          </Stack>
        );
      })}
      {steps.length < MOST_STEPS && (
        <div>
          <Button
            size="sm"
            variant="default"
            leftSection={<IconPlus size={14} />}
            onClick={() => form.insertListItem('steps', newStep())}
          >
            Add step
          </Button>
        </div>
      )}
    </Stack>
  );
}
