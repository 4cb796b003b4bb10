import { Button, Group, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listIncidents } from '@talent-os/contracts/cyber/incidents';
import { linkIncident, type ThreatDetail } from '@talent-os/contracts/cyber/threats';
import { query } from '@/lib/query';
import { useCommandForm } from '@/lib/use-command-form';
import { AppLink } from '@/ui/button/app-link';
import { Section } from '@/ui/page/section';
import cell from '@/ui/table/cell.module.css';
import css from '../intelligence.module.css';
import { SubmitForm } from '@/ui/form/submit-form';

const SCREEN = '/cyber/analyst/incidents';

/** Incidents a threat stands behind; it is put behind a further one here, or one is reported. */
export function ThreatIncidents({ threat }: { readonly threat: ThreatDetail }) {
  const active = useQuery(query(listIncidents, { active: 'true' }));
  const { form, field, state, loading } = useCommandForm(linkIncident, {
    initial: { incidentId: null as string | null },
    toInput: ({ incidentId }) => ({ threatId: threat.id, incidentId: incidentId ?? '' }),
    done: 'Linked to the incident',
    onDone: () => form.reset(),
  });
  const linked = new Set(threat.incidents.map(({ id }) => id));
  const choices = (active.data?.items ?? []).filter(({ id }) => !linked.has(id));
  return (
    <Section title="Incidents">
      {threat.incidents.length === 0 && <p className={cell.quiet}>No incidents linked</p>}
      <ul className={css.refusals}>
        {threat.incidents.map(({ id, title }) => (
          <li key={id}>
            <AppLink to={`${SCREEN}?incident=${id}`}>{title}</AppLink>
          </li>
        ))}
      </ul>
      <SubmitForm state={state}>
        <Group gap={8} align="flex-start" mt={8}>
          <Select
            aria-label="Incident"
            placeholder="Active incident"
            searchable
            clearable
            flex={1}
            data={choices.map(({ id, title }) => ({ value: id, label: title }))}
            {...field('incidentId')}
          />
          <Button type="submit" variant="default" loading={loading}>
            Link
          </Button>
        </Group>
      </SubmitForm>
      <p className={cell.quiet}>
        Or <AppLink to={`${SCREEN}?new=incident&threat=${threat.id}`}>report an incident</AppLink> it stands behind.
      </p>
    </Section>
  );
}
