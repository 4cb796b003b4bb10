import { Menu } from '@mantine/core';
import { shareSession } from '@talent-os/contracts/chat/shares';
import { IconFileText, IconJson, IconShare } from '@tabler/icons-react';
import { useMay } from '@/lib/use-may';
import { useExport } from './use-export';

type ConversationItemsProps = { readonly sessionId: string; readonly onShare: () => void };

/** What can be done with a conversation from its menu, wherever that stands. */
export function ConversationItems({ sessionId, onShare }: ConversationItemsProps) {
  const may = useMay(shareSession);
  return (
    <>
      {may && (
        <Menu.Item leftSection={<IconShare size={16} />} onClick={onShare}>
          Share
        </Menu.Item>
      )}
      <ExportItems sessionId={sessionId} />
    </>
  );
}

/** A conversation as a file, for whoever may read it. */
export function ExportItems({ sessionId }: { readonly sessionId: string }) {
  const { loading, saveMarkdown, saveJson } = useExport(sessionId);
  return (
    <>
      <Menu.Item leftSection={<IconFileText size={16} />} disabled={loading} onClick={() => void saveMarkdown()}>
        Export as Markdown
      </Menu.Item>
      <Menu.Item leftSection={<IconJson size={16} />} disabled={loading} onClick={() => void saveJson()}>
        Export as JSON
      </Menu.Item>
    </>
  );
}
