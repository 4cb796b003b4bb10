import { Button, Checkbox, Radio, Select, Stack, TextInput } from '@mantine/core';
import { joinChallenge, TEAM_SIZE, type ChallengeDetail } from '@talent-os/contracts/talent/community-challenges';
import { useCommandForm } from '@/lib/use-command-form';
import { SubmitForm } from '@/ui/form/submit-form';
import { Section } from '@/ui/page/section';

type JoinChallengeProps = { readonly id: string; readonly teams: ChallengeDetail['teams'] };

const ways = { alone: 'Alone', start: 'With a new team', team: 'In a team there is' };

/** Takes part: alone, with a new team, or in one that takes somebody in. */
export function JoinChallenge({ id, teams }: JoinChallengeProps) {
  const { field, form, state, loading } = useCommandForm(joinChallenge, {
    initial: { way: 'alone', teamName: '', challengeEntryId: '', shown: false },
    toInput: ({ way, teamName, challengeEntryId, shown }) => ({
      catalogueItemId: id,
      teamName: way === 'start' ? teamName : null,
      challengeEntryId: way === 'team' ? challengeEntryId : null,
      shown,
    }),
    done: 'You take part',
  });
  const { way } = form.getValues();
  return (
    <Section title="Take part">
      <SubmitForm state={state} label="Take part">
        <Stack gap="sm">
          <Radio.Group label="How" {...field('way')}>
            <Stack gap="xs" mt="xs">
              <Radio value="alone" label={ways.alone} />
              <Radio value="start" label={ways.start} />
              {teams.length > 0 && <Radio value="team" label={ways.team} />}
            </Stack>
          </Radio.Group>
          {way === 'start' && (
            <TextInput
              label="Name of the team"
              description={`Everybody reads it. Up to ${TEAM_SIZE} people are in a team.`}
              required
              maxLength={60}
              {...field('teamName')}
            />
          )}
          {way === 'team' && (
            <Select
              label="Team"
              required
              data={teams.map(({ id: value, teamName, members }) => ({
                value,
                label: `${teamName} (${members} of ${TEAM_SIZE})`,
              }))}
              {...field('challengeEntryId')}
            />
          )}
          <Checkbox
            label="Show my name among those who take part"
            description="Otherwise nobody but your team learns that you do."
            {...field('shown', { type: 'checkbox' })}
          />
          <div>
            <Button type="submit" loading={loading}>
              Take part
            </Button>
          </div>
        </Stack>
      </SubmitForm>
    </Section>
  );
}
