import { Button, Group, Stack, Switch } from '@mantine/core';
import {
  challengeStates,
  leaveChallenge,
  REVIEWS,
  showInChallenge,
  type ChallengeDetail,
} from '@talent-os/contracts/talent/community-challenges';
import { counted } from '@/lib/counted';
import { useCommand } from '@/lib/use-command';
import { AppLink } from '@/ui/button/app-link';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { Facts } from '@/ui/display/facts';
import { Prose } from '@/ui/display/prose';
import { StatusBadge } from '@/ui/display/status-badge';
import { Section } from '@/ui/page/section';
import { stateLooks } from './challenge-columns';
import { HandInForm } from './hand-in-form';
import { SaidOfWork } from './said-of-work';

type Entry = NonNullable<ChallengeDetail['entry']>;
type OwnPartProps = { readonly challenge: ChallengeDetail; readonly entry: Entry };

/** How far somebody is with a challenge, their work, and what was said of it. */
export function OwnPart({ challenge, entry }: OwnPartProps) {
  const { id, title, may } = challenge;
  const { state, teamName, members, shown, given, received, result, work } = entry;
  const show = useCommand(showInChallenge, {
    done: (_, input) => (input.shown ? 'Your name is shown' : 'Your name is no longer shown'),
  });
  return (
    <Section title={teamName ? `My team: ${teamName}` : 'My part'}>
      <Stack gap="md">
        <StatusBadge variant={stateLooks[state]}>{challengeStates[state]}</StatusBadge>
        <Facts
          items={[
            ['Team', teamName && counted(members, 'members', 'member')],
            ['Works I looked at', work === null ? null : `${given} of ${REVIEWS}`],
            ['Who looked at mine', work === null ? null : `${received} of ${REVIEWS}`],
            ['Criteria met', result === null ? null : `${result} %`],
          ]}
        />
        {may.do.includes('handIn') ? (
          <HandInForm id={id} work={work} />
        ) : (
          work !== null && (
            <Section title="My work">
              <Prose text={work} />
            </Section>
          )
        )}
        <SaidOfWork entry={entry} />
        <Switch
          label="Show my name among those who take part"
          checked={shown}
          disabled={show.loading}
          onChange={({ currentTarget }) => show.mutate({ catalogueItemId: id, shown: currentTarget.checked })}
        />
        <Group gap="xs" role="group" aria-label="Actions">
          {result !== null && (
            <Button size="sm" variant="default" component={AppLink} to="/candidate/profile/skills">
              Add to my skills
            </Button>
          )}
          <Leave id={id} title={title} alone={members === 1} />
        </Group>
      </Stack>
    </Section>
  );
}

type LeaveProps = { readonly id: string; readonly title: string; readonly alone: boolean };

function Leave({ id, title, alone }: LeaveProps) {
  const [ask, asking] = useConfirmed(leaveChallenge, () => ({
    input: { catalogueItemId: id },
    title: 'No longer take part?',
    children: alone
      ? 'Your work and what was said of it are gone.'
      : 'Your team goes on without you. What you handed in together stays with it.',
    confirm: 'Leave the challenge',
    done: `You no longer take part in ${title}`,
    danger: true,
  }));
  return (
    <>
      <Button size="sm" variant="subtle" onClick={() => ask()}>
        No longer take part
      </Button>
      {asking}
    </>
  );
}
