import { Button, Group, Stack } from '@mantine/core';
import { writeReview } from '@talent-os/contracts/cyber/incident-changes';
import type { IncidentDetail } from '@talent-os/contracts/cyber/incidents';
import { useState } from 'react';
import { useCommandForm } from '@/lib/use-command-form';
import { Facts } from '@/ui/display/facts';
import { Section } from '@/ui/page/section';
import { SubmitForm } from '@/ui/form/submit-form';
import { reviewOf, ReviewFields } from './review-fields';
import css from './drawer.module.css';

/** Resolution, root cause and lessons: the review after an incident. */
export function Review({ incident }: { readonly incident: IncidentDetail }) {
  const [writing, setWriting] = useState(false);
  if (!incident.may.do.includes('writeReview')) return null;
  const { resolution, rootCause, lessons } = incident;
  const empty = !resolution && !rootCause && !lessons;
  return (
    <Section title="Review">
      {writing ? (
        <ReviewForm incident={incident} onDone={() => setWriting(false)} />
      ) : (
        <Stack gap={8} align="flex-start">
          {empty ? (
            <span className={css.quiet}>Not written yet</span>
          ) : (
            <Facts
              items={[
                ['Resolution', resolution],
                ['Root cause', rootCause],
                ['Lessons', lessons],
              ]}
            />
          )}
          <Button variant="default" size="xs" onClick={() => setWriting(true)}>
            {empty ? 'Write review' : 'Edit review'}
          </Button>
        </Stack>
      )}
    </Section>
  );
}

function ReviewForm({ incident, onDone }: { readonly incident: IncidentDetail; readonly onDone: () => void }) {
  const { field, state, loading } = useCommandForm(writeReview, {
    initial: reviewOf(incident),
    toInput: (values) => ({ incidentId: incident.id, version: incident.version, ...values }),
    done: 'Review saved',
    onDone,
  });
  return (
    <SubmitForm state={state}>
      <Stack gap="sm">
        <ReviewFields field={field} />
        <Group gap={8}>
          <Button type="submit" size="xs" loading={loading}>
            Save review
          </Button>
          <Button variant="default" size="xs" onClick={onDone} disabled={loading}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </SubmitForm>
  );
}
