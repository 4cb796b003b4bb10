import { Button, CloseButton, Group, Select, Textarea } from '@mantine/core';
import { addIncidentIndicator, removeIncidentIndicator } from '@talent-os/contracts/cyber/incident-parts';
import type { IncidentDetail } from '@talent-os/contracts/cyber/incidents';
import { indicatorKindLabels, type IndicatorKind } from '@talent-os/contracts/cyber/threat-kinds';
import { choicesOf } from '@/lib/choices';
import { counted } from '@/lib/counted';
import { useCommandForm } from '@/lib/use-command-form';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { Section } from '@/ui/page/section';
import { SubmitForm } from '@/ui/form/submit-form';
import css from './drawer.module.css';

type Indicator = IncidentDetail['indicators'][number];

const kinds = choicesOf(indicatorKindLabels);

/** What was seen in an incident, with the score it has now. */
export function Indicators({ incident }: { readonly incident: IncidentDetail }) {
  const [ask, question] = useConfirmed(removeIncidentIndicator, (removing: Indicator) => ({
    input: { incidentId: incident.id, indicatorId: removing.id },
    done: 'Indicator taken off',
    title: 'Take off this indicator?',
    confirm: 'Take off',
    children: `${removing.value} stays known with its sightings; it only leaves this incident.`,
  }));
  return (
    <Section title="Indicators">
      {incident.indicators.length === 0 && <p className={css.quiet}>No indicators yet</p>}
      <ul className={css.list}>
        {incident.indicators.map((indicator) => (
          <li key={indicator.id}>
            <span className={css.value}>{indicator.value}</span>
            <span className={css.quiet}>
              {indicatorKindLabels[indicator.kind]}, score {indicator.score},{' '}
              {counted(indicator.sightings, 'sightings')}
            </span>
            <CloseButton size="sm" aria-label={`Take off ${indicator.value}`} onClick={() => ask(indicator)} />
          </li>
        ))}
      </ul>
      <IndicatorForm incidentId={incident.id} />
      {question}
    </Section>
  );
}

function IndicatorForm({ incidentId }: { readonly incidentId: string }) {
  const { form, field, state, loading } = useCommandForm(addIncidentIndicator, {
    initial: { kind: 'ip' as IndicatorKind, value: '' },
    toInput: (values) => ({ incidentId, ...values }),
    done: 'Indicator added',
    onDone: () => form.setFieldValue('value', ''),
  });
  return (
    <SubmitForm state={state}>
      <Group gap={8} align="flex-start">
        <Select aria-label="Kind" data={kinds} allowDeselect={false} w={140} {...field('kind')} />
        <Textarea
          aria-label="Value"
          placeholder="203.0.113.7, or several at once"
          autosize
          minRows={1}
          maxRows={8}
          maxLength={4000}
          flex={1}
          {...field('value')}
        />
        <Button type="submit" variant="default" loading={loading}>
          Add
        </Button>
      </Group>
    </SubmitForm>
  );
}
