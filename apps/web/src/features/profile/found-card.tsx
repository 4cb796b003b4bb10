import { useAbility } from '@casl/react';
import { Stack, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { admits, type AppAbility } from '@talent-os/contracts/access/ability';
import { getPoolConsent, setPoolConsent, setPoolMessages } from '@talent-os/contracts/talent/pool-consent';
import { day } from '@/lib/format';
import { query } from '@/lib/query';
import { useCommand } from '@/lib/use-command';
import { SettingsCard } from '@/ui/page/settings-card';

/** Whether recruiters find the caller; for people who may be found. */
export function FoundCard() {
  return admits(useAbility<AppAbility>(), getPoolConsent.access) ? <Consent /> : null;
}

function Consent() {
  const consent = useQuery(query(getPoolConsent, {}));
  return (
    <SettingsCard
      title="Being found"
      description="Recruiters find you by name and skill when a position fits you. It ends after a year unless you say so again."
      query={consent}
      operation={setPoolConsent}
      done={({ listed }) => (listed ? 'Recruiters find you' : 'Recruiters do not find you any more')}
    >
      {({ listed, until, messages }, change, saving) => (
        <Stack gap="md">
          <Switch
            label="Recruiters may find me"
            {...(until && { description: `Until ${day(until)}` })}
            checked={listed}
            disabled={saving}
            onChange={({ currentTarget }) => change({ listed: currentTarget.checked })}
          />
          {listed && <MessagesSwitch messages={messages} />}
        </Stack>
      )}
    </SettingsCard>
  );
}

/** Whether recruiters who find the caller may write to them. */
function MessagesSwitch({ messages }: { readonly messages: boolean }) {
  const write = useCommand(setPoolMessages, {
    done: (_, input) => (input.messages ? 'Recruiters may write to you' : 'Recruiters write to you no more'),
  });
  return (
    <Switch
      label="Recruiters may write to me"
      description="About positions, and what else happens here"
      checked={messages}
      disabled={write.loading}
      onChange={({ currentTarget }) => write.mutate({ messages: currentTarget.checked })}
    />
  );
}
