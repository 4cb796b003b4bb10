import { Button } from '@mantine/core';
import { IconCompass, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getStrategy } from '@talent-os/contracts/identity/strategy';
import { useState } from 'react';
import { query } from '@/lib/query';
import { lazyPart } from '@/ui/loading/lazy-part';
import { EmptyState } from '@/ui/loading/empty-state';
import { Card } from '@/ui/page/card';
import { Page } from '@/ui/page/page';
import layout from '@/ui/page/layout.module.css';
import { ObjectivesCard } from './objectives-card';
import { PillarList } from './pillar-list';
import { VersionsCard } from './versions-card';
import css from './strategy.module.css';

const StrategyForm = lazyPart(async () => (await import('./strategy-form')).StrategyForm);

/** What the organization is there for, and how far the goals below each pillar have come. */
export function Component() {
  const published = useQuery(query(getStrategy, {}));
  const [writing, setWriting] = useState(false);
  const strategy = published.data?.strategy;
  const write = (label: string) => (
    <Button leftSection={<IconPencil size={16} />} onClick={() => setWriting(true)}>
      {label}
    </Button>
  );
  return (
    <Page
      title="Strategy"
      description="What your organization is there for. Goals stand below its pillars, and their scores add up here."
      actions={strategy && !writing && write('New version')}
      loading={published}
    >
      {writing && <StrategyForm strategy={strategy ?? null} onClose={() => setWriting(false)} />}
      {!writing && strategy === null && (
        <Card>
          <EmptyState
            icon={<IconCompass size={28} />}
            title="No strategy published"
            text="A mission, up to five pillars and the objectives of each year. People put their goals below a pillar."
            action={write('Write the strategy')}
          />
        </Card>
      )}
      {!writing && strategy && (
        <>
          <Card title="Mission">
            <p className={css.mission}>{strategy.mission}</p>
          </Card>
          <PillarList pillars={strategy.pillars} />
          <div className={layout.columns}>
            <ObjectivesCard strategy={strategy} />
            <VersionsCard number={strategy.number} />
          </div>
        </>
      )}
    </Page>
  );
}
