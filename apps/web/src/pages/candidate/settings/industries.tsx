import { useQuery } from '@tanstack/react-query';
import { Button, Group, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { industryLabels, type Industry } from '@talent-os/contracts/access/tables';
import { followIndustry, listFollowedIndustries } from '@talent-os/contracts/talent/followed-industries';
import { query } from '@/lib/query';
import { useCommand } from '@/lib/use-command';
import { Card } from '@/ui/page/card';
import { EmptyState } from '@/ui/loading/empty-state';
import { Page } from '@/ui/page/page';
import hub from '../candidate.module.css';
import { IndustryCard } from './industry-card';

/** Industries the caller follows, and what each needs by its open positions. */
export function Industries() {
  const followed = useQuery(query(listFollowedIndustries, {}));
  const { items = [], others = [] } = followed.data ?? {};
  return (
    <Page
      title="Industry"
      description="What the industries you follow need now. Following one changes nothing about your roles."
      loading={followed}
      actions={items.length > 0 && <Follow industries={others} />}
    >
      <Stack gap="md" className={hub.touch}>
        {items.length === 0 && (
          <Card>
            <EmptyState
              title="Choose an industry"
              text="You see its open positions, and what they ask for."
              action={<Follow industries={others} />}
            />
          </Card>
        )}
        {items.map((one) => (
          <IndustryCard key={one.industry} followed={one} />
        ))}
      </Stack>
    </Page>
  );
}

function Follow({ industries }: { readonly industries: readonly Industry[] }) {
  const follow = useCommand(followIndustry, { done: (_, { industry }) => `You follow ${industryLabels[industry]}` });
  return (
    <Group gap="xs" className={hub.touch}>
      {industries.map((industry) => (
        <Button
          key={industry}
          variant="default"
          leftSection={<IconPlus size={15} />}
          loading={follow.loading}
          onClick={() => follow.mutate({ industry })}
        >
          Follow {industryLabels[industry]}
        </Button>
      ))}
    </Group>
  );
}
