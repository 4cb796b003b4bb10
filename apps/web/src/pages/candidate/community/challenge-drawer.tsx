import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getChallenge, type ChallengeDetail } from '@talent-os/contracts/talent/community-challenges';
import { counted } from '@/lib/counted';
import { day } from '@/lib/format';
import { query } from '@/lib/query';
import { RecordDrawer } from '@/ui/dialog/record-drawer';
import { Facts } from '@/ui/display/facts';
import { Prose } from '@/ui/display/prose';
import { Quiet } from '@/ui/display/quiet';
import { Section } from '@/ui/page/section';
import { durationText } from '../learning/duration';
import { ChallengeBoard } from './challenge-board';
import { JoinChallenge } from './join-challenge';
import { OwnPart } from './own-part';
import { ReviewForm } from './review-form';

type ChallengeDrawerProps = { readonly challengeId: string; readonly onClose: () => void };

/** One challenge: the task and its criteria, the part of who reads it, a work to look at, and who takes part. */
export function ChallengeDrawer({ challengeId, onClose }: ChallengeDrawerProps) {
  const found = useQuery(query(getChallenge, { catalogueItemId: challengeId }));
  return (
    <RecordDrawer query={found} title={found.data?.title ?? 'Challenge'} size={640} onClose={onClose}>
      {(challenge) => (
        <Stack gap="lg">
          <Task challenge={challenge} />
          <Part challenge={challenge} />
          <ChallengeBoard board={challenge.board} />
        </Stack>
      )}
    </RecordDrawer>
  );
}

type ChallengeProps = { readonly challenge: ChallengeDetail };

function Task({ challenge: { minutes, endsOn, skills, entries, works, body, criteria } }: ChallengeProps) {
  return (
    <>
      <Facts
        items={[
          ['Hand in by', endsOn ? day(endsOn) : 'It stays open'],
          ['Takes', minutes && durationText(minutes)],
          ['Take part', `${entries}, ${counted(works, 'works', 'work')} handed in`],
          ['Skills', skills.join(', ')],
        ]}
      />
      <Section title="Task">
        <Prose text={body} />
      </Section>
      <Section title="What a work is judged by">
        <ul aria-label="Criteria">
          {criteria.map((criterion) => (
            <li key={criterion}>{criterion}</li>
          ))}
        </ul>
      </Section>
    </>
  );
}

function Part({ challenge }: ChallengeProps) {
  const { id, entry, may, next, teams } = challenge;
  if (!entry) return may.do.includes('join') ? <JoinChallenge id={id} teams={teams} /> : <Quiet>It is over.</Quiet>;
  return (
    <>
      <OwnPart key={entry.handedInAt} challenge={challenge} entry={entry} />
      {may.do.includes('review') && (
        <Section title="The work of somebody else">
          {next ? (
            <ReviewForm key={next.challengeEntryId} next={next} />
          ) : (
            <Quiet>No work waits for you. One comes as soon as somebody else hands in.</Quiet>
          )}
        </Section>
      )}
    </>
  );
}
