import { Button, Menu } from '@mantine/core';
import { copyShared, getShared } from '@talent-os/contracts/chat/shares';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { plain } from '@/features/chat/history/plain';
import { continueConversation } from '@/features/chat/panel';
import { ExportItems } from '@/features/chat/sharing/conversation-items';
import { Transcript } from '@/features/chat/transcript/transcript';
import { query } from '@/lib/query';
import { useCommand } from '@/lib/use-command';
import { useFormat } from '@/lib/use-format';
import { Card } from '@/ui/page/card';
import { Page } from '@/ui/page/page';

const LISTS = '/productivity/history?view=shared';

/** A colleague's conversation, to be read; who wants to go on with it gets a copy. */
export function SharedConversation({ shareId }: { readonly shareId: string }) {
  const shared = useQuery(query(getShared, { shareId }));
  const { dayOf } = useFormat();
  const copy = useCommand(copyShared, { done: 'The copy is yours' });
  const { data } = shared;
  const goOn = () =>
    copy.run({ shareId }).then(
      ({ sessionId }) => continueConversation(sessionId),
      () => undefined,
    );
  return (
    <Page
      title={data ? plain(data.title) || 'Conversation' : 'Shared conversation'}
      crumbs={[{ label: 'Shared conversations', to: LISTS }, { label: 'Conversation' }]}
      {...(data && {
        description: `${data.personName} lets you read this since ${dayOf(data.sharedAt)}. You see it as it goes on, and change nothing in it.`,
        actions: (
          <>
            <Menu position="bottom-end" width={210}>
              <Menu.Target>
                <Button variant="default" leftSection={<IconDownload size={15} />}>
                  Export
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                <ExportItems sessionId={data.sessionId} />
              </Menu.Dropdown>
            </Menu>
            <Button loading={copy.loading} onClick={() => void goOn()}>
              Continue as my own copy
            </Button>
          </>
        ),
      })}
      loading={shared}
    >
      {data && (
        <Card>
          <Transcript messages={data.messages} asker={data.personName} />
        </Card>
      )}
    </Page>
  );
}
