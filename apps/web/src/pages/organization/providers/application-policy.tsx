import { Radio, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { changeApplicationPolicy, getApplicationPolicy, type NamePolicy } from '@talent-os/contracts/chat/applications';
import { query } from '../../../lib/query';
import { useCommand } from '../../../lib/use-command';
import { Card } from '../../../ui/page/card';
import { Loaded } from '../../../ui/loading/loaded';

/** What applications outside read of the people of this organization. */
export function ApplicationPolicy() {
  const policy = useQuery(query(getApplicationPolicy, {}));
  const { mutate, loading } = useCommand(changeApplicationPolicy, {
    done: ({ names }) => (names === 'hidden' ? 'Applications read placeholders' : 'Applications read names'),
  });
  return (
    <Card
      title="Connected applications"
      description="AI applications that people connect with a token of theirs. Health information as such never reaches them."
    >
      <Loaded query={policy} skeletons={1}>
        {({ names }) => (
          <Radio.Group
            label="Names of people"
            value={names}
            onChange={(value) => mutate({ names: value as NamePolicy })}
          >
            <Stack gap="xs" mt="xs">
              <Radio
                value="hidden"
                disabled={loading}
                label="Hidden"
                description="Names, addresses and what identifies people stand as placeholders."
              />
              <Radio
                value="shown"
                disabled={loading}
                label="Shown"
                description="Applications, and whoever runs them, read what the person reads."
              />
            </Stack>
          </Radio.Group>
        )}
      </Loaded>
    </Card>
  );
}
