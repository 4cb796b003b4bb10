import { Radio, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { changeApplicationPolicy, getApplicationPolicy, type NamePolicy } from '@talent-os/contracts/chat/applications';
import { query } from '@/lib/query';
import { SettingsCard } from '@/ui/page/settings-card';

/** What applications outside read of the people of this organization. */
export const ApplicationPolicy = () => (
  <SettingsCard
    title="Connected applications"
    description="AI applications that people connect with a token of theirs. Health information as such never reaches them."
    query={useQuery(query(getApplicationPolicy, {}))}
    operation={changeApplicationPolicy}
    done={({ names }) => (names === 'hidden' ? 'Applications read placeholders' : 'Applications read names')}
  >
    {({ names }, change, saving) => (
      <Radio.Group label="Names of people" value={names} onChange={(value) => change({ names: value as NamePolicy })}>
        <Stack gap="xs" mt="xs">
          <Radio
            value="hidden"
            disabled={saving}
            label="Hidden"
            description="Names, addresses and what identifies people stand as placeholders."
          />
          <Radio
            value="shown"
            disabled={saving}
            label="Shown"
            description="Applications, and whoever runs them, read what the person reads."
          />
        </Stack>
      </Radio.Group>
    )}
  </SettingsCard>
);
