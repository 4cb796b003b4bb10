import { Button, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Output } from '@talent-os/contracts/define';
import { getCandidate, unmergeCandidates } from '@talent-os/contracts/talent/candidates';
import { useState } from 'react';
import { day } from '@/lib/format';
import { query } from '@/lib/query';
import { useFormat } from '@/lib/use-format';
import { AppLink } from '@/ui/button/app-link';
import { RecordDrawer } from '@/ui/dialog/record-drawer';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { Facts } from '@/ui/display/facts';
import { Quiet } from '@/ui/display/quiet';
import { Timeline } from '@/ui/display/timeline';
import { Section } from '@/ui/page/section';
import { sourceLabels, stageText } from '../labels';
import { AddDialog } from './add-dialog';
import { standingText } from './labels';
import { Levels } from './levels';
import { Messages } from './messages';
import { NoteForm } from './note-form';
import { Tags } from './tags';

type Candidate = Output<typeof getCandidate>;
type CandidateDrawerProps = { readonly candidateId: string; readonly onClose: () => void };

/** One person of the pool: what they can do, what they applied for under each of their records, and what was noted. */
export function CandidateDrawer({ candidateId, onClose }: CandidateDrawerProps) {
  const candidate = useQuery(query(getCandidate, { candidateId }));
  return (
    <RecordDrawer query={candidate} title={candidate.data?.personName ?? 'Person'} onClose={onClose}>
      {(data) => <Body candidate={data} />}
    </RecordDrawer>
  );
}

type PartProps = { readonly candidate: Candidate };

function Body({ candidate }: PartProps) {
  const { dayOf } = useFormat();
  const [adding, setAdding] = useState(false);
  const { email, phone, source, lastAt, consentUntil, skills, notes, messages } = candidate;
  return (
    <Stack gap="lg">
      <Facts
        items={[
          ['Works as', standingText(candidate)],
          ['Mail', email],
          ['Phone', phone],
          ['Source', sourceLabels[source]],
          ['Last seen', dayOf(lastAt)],
          ['Consent until', day(consentUntil)],
        ]}
      />
      <Group gap="xs" role="group" aria-label="Actions">
        <Button size="sm" variant="default" onClick={() => setAdding(true)}>
          Add to a position
        </Button>
      </Group>
      <Section title="Tags">
        <Tags candidate={candidate} />
      </Section>
      {skills.length > 0 && (
        <Section title="Skills">
          <Levels skills={skills} />
        </Section>
      )}
      <Applications candidate={candidate} />
      <Merges candidate={candidate} />
      {messages.length > 0 && (
        <Section title="Messages">
          <Messages messages={messages} />
        </Section>
      )}
      <Section title="Note">
        <NoteForm candidateId={candidate.id} />
      </Section>
      {notes.length > 0 && (
        <Timeline
          title="Notes"
          entries={notes.map(({ body, ...entry }) => ({ ...entry, note: body }))}
          wordsOf={() => 'Noted'}
        />
      )}
      {adding && <AddDialog candidate={candidate} onClose={() => setAdding(false)} />}
    </Stack>
  );
}

/** What they applied for, each a way into the pipeline. */
function Applications({ candidate: { applications } }: PartProps) {
  const { dayOf } = useFormat();
  return (
    <Section title="Applications">
      {applications.length === 0 && <Quiet>None yet</Quiet>}
      <Stack gap="xs">
        {applications.map((application) => (
          <div key={application.id}>
            <AppLink to={`/talent/recruit/pipeline?application=${application.id}`}>{application.positionTitle}</AppLink>
            <Quiet>
              {application.department} · {stageText(application)} · applied {dayOf(application.appliedAt)}
            </Quiet>
          </div>
        ))}
      </Stack>
    </Section>
  );
}

/** Records that were merged into this one, and the way back while there is one. */
function Merges({ candidate: { personName, merges } }: PartProps) {
  const { dayOf } = useFormat();
  const [ask, question] = useConfirmed(unmergeCandidates, (merge: Candidate['merges'][number]) => ({
    input: { candidateMatchId: merge.id },
    title: `Part the records of ${personName}?`,
    confirm: 'Part them',
    children:
      'Both records stand in the list again, each with its own history. What was chosen at the merge goes back; what was changed since stays. An application that gave way is taken up again; interviews that were cancelled with it are not.',
    done: 'They are two records again',
  }));
  if (merges.length === 0) return null;
  return (
    <Section title="Merged records">
      <Stack gap="xs">
        {merges.map((merge) => (
          <Group key={merge.id} justify="space-between" wrap="nowrap">
            <div>
              {merge.otherName}
              <Quiet>
                Merged by {merge.byName} on {dayOf(merge.at)}
              </Quiet>
            </div>
            {merge.undoable && (
              <Button size="compact-sm" variant="default" onClick={() => ask(merge)}>
                Undo until {dayOf(merge.undoUntil)}
              </Button>
            )}
          </Group>
        ))}
      </Stack>
      {question}
    </Section>
  );
}
