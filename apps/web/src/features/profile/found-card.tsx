import { useAbility } from '@casl/react';
import { Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { admits, type AppAbility } from '@talent-os/contracts/access/ability';
import { getPoolConsent, setPoolConsent } from '@talent-os/contracts/talent/pool-consent';
import { day } from '@/lib/format';
import { query } from '@/lib/query';
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
      {({ listed, until }, change, saving) => (
        <Switch
          label="Recruiters may find me"
          {...(until && { description: `Until ${day(until)}` })}
          checked={listed}
          disabled={saving}
          onChange={({ currentTarget }) => change({ listed: currentTarget.checked })}
        />
      )}
    </SettingsCard>
  );
}
