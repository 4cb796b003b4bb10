import { Button, Group, Stack, Textarea } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import {
  OBJECTIVES_MOST,
  PILLARS_MOST,
  publishStrategy,
  STRATEGY_LENGTHS,
  type Strategy,
} from '@talent-os/contracts/identity/strategy';
import { useCommandForm } from '@/lib/use-command-form';
import { useToday } from '@/lib/use-today';
import { SubmitForm } from '@/ui/form/submit-form';
import { Card } from '@/ui/page/card';
import { ObjectiveFields } from './objective-fields';
import { PillarFields } from './pillar-fields';
import { inputOf, newObjective, newPillar, valuesOf } from './strategy.rules';
import css from './strategy.module.css';

type StrategyFormProps = { readonly strategy: Strategy | null; readonly onClose: () => void };

/** The next version. Everybody who works here reads it once it is published. */
export function StrategyForm({ strategy, onClose }: StrategyFormProps) {
  const number = strategy?.number ?? 0;
  const thisYear = Number(useToday().slice(0, 4));
  const { field, form, state } = useCommandForm(publishStrategy, {
    initial: valuesOf(strategy),
    toInput: (values) => inputOf(values, number),
    done: (output) => `Version ${output.number} of the strategy was published`,
    onDone: onClose,
  });
  const { pillars, objectives } = form.values;
  const addObjective = () => form.insertListItem('objectives', newObjective(thisYear, pillars));
  return (
    <Card title={number === 0 ? 'Write the strategy' : `Version ${number + 1}`}>
      <SubmitForm state={state} label="Strategy">
        <Stack gap="lg">
          <Textarea
            label="Mission"
            required
            autosize
            minRows={2}
            maxLength={STRATEGY_LENGTHS.mission}
            {...field('mission')}
          />
          <fieldset className={css.rows}>
            <legend>Pillars</legend>
            {pillars.map(({ key }, index) => (
              <PillarFields
                key={key}
                index={index}
                field={field}
                onRemove={pillars.length > 1 ? () => form.removeListItem('pillars', index) : undefined}
              />
            ))}
            {pillars.length < PILLARS_MOST && (
              <AddButton label="Add pillar" onClick={() => form.insertListItem('pillars', newPillar())} />
            )}
          </fieldset>
          <fieldset className={css.rows}>
            <legend>Objectives</legend>
            {objectives.map(({ key }, index) => (
              <ObjectiveFields
                key={key}
                index={index}
                pillars={pillars}
                thisYear={thisYear}
                field={field}
                onRemove={() => form.removeListItem('objectives', index)}
              />
            ))}
            {objectives.length < OBJECTIVES_MOST && <AddButton label="Add objective" onClick={addObjective} />}
          </fieldset>
          <Deeds loading={state.loading} changed={form.isDirty()} onClose={onClose} />
        </Stack>
      </SubmitForm>
    </Card>
  );
}

const AddButton = ({ label, onClick }: { readonly label: string; readonly onClick: () => void }) => (
  <Button variant="default" size="xs" w="fit-content" leftSection={<IconPlus size={14} />} onClick={onClick}>
    {label}
  </Button>
);

type DeedsProps = { readonly loading: boolean; readonly changed: boolean; readonly onClose: () => void };

const Deeds = ({ loading, changed, onClose }: DeedsProps) => (
  <Group justify="flex-end">
    <Button variant="default" onClick={onClose}>
      Cancel
    </Button>
    <Button type="submit" loading={loading} disabled={!changed}>
      Publish
    </Button>
  </Group>
);
