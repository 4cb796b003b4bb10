import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listPrompts } from '@talent-os/contracts/chat/prompts';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { query } from '@/lib/query';
import { useListParams } from '@/lib/use-list-params';
import { Card } from '@/ui/page/card';
import { EmptyState } from '@/ui/loading/empty-state';
import { Page } from '@/ui/page/page';
import { DraftDialog } from './prompts/draft-dialog';
import { HubFilter } from './prompts/hub-filter';
import { hubNamed } from './prompts/prompt';
import { PromptDetail } from './prompts/prompt-detail';
import { PromptList } from './prompts/prompt-list';
import css from './prompts/prompts.module.css';

/** What the assistant is told about itself, by hub and page, version by version. */
export function Component() {
  const params = useListParams();
  const hub = hubNamed(params.get('hub'));
  const prompts = useQuery(query(listPrompts, hub ? { hub } : {}));
  const [adding, setAdding] = useState(false);
  const items = prompts.data?.items ?? [];
  const chosen = items.find(({ key }) => key === params.get('prompt')) ?? items[0];
  return (
    <Page
      title="Prompts"
      description="What the assistant is told before it answers. The most specific prompt that is active applies: of the page, of the hub, else the general one."
      actions={
        <Button leftSection={<IconPlus size={15} />} onClick={() => setAdding(true)}>
          New prompt
        </Button>
      }
      loading={prompts}
    >
      <HubFilter hub={hub} onChoose={(next) => params.patch({ hub: next, prompt: undefined })} />
      {chosen ? (
        <div className={css.columns}>
          <PromptList prompts={items} chosen={chosen.key} onChoose={(key) => params.patch({ prompt: key })} />
          <PromptDetail key={chosen.id} prompt={chosen} />
        </div>
      ) : (
        <Card>
          <EmptyState title="No prompts for this hub" />
        </Card>
      )}
      {adding && <DraftDialog hub={hub} onClose={() => setAdding(false)} />}
    </Page>
  );
}
