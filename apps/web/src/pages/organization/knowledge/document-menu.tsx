import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { downloadKnowledge, type KnowledgeFile } from '@talent-os/contracts/chat/knowledge';
import { ask } from '@/lib/api';
import { saveFile } from '@/lib/download';
import { notify } from '@/lib/notify';

/** What can be done with a document of the list. */
export type Deed = 'edit' | 'replace' | 'delete';
type OnDeed = (deed: Deed, file: KnowledgeFile) => void;

type DocumentMenuProps = { readonly file: KnowledgeFile; readonly onDeed: OnDeed };

/** What can be done with a document. Opening its file is recorded. */
export function DocumentMenu({ file, onDeed }: DocumentMenuProps) {
  const { id: knowledgeFileId, title, filename } = file;
  const open = useMutation({
    mutationFn: async () => saveFile(filename, await (await ask(downloadKnowledge, { knowledgeFileId })).blob()),
    onError: (failure) => notify.failure(failure),
  });
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={`Actions for ${title}`} loading={open.isPending}>
          <IconDots size={17} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onDeed('edit', file)}>Title and readers</Menu.Item>
        <Menu.Item onClick={() => onDeed('replace', file)}>Replace file</Menu.Item>
        <Menu.Item onClick={() => open.mutate()}>Download file</Menu.Item>
        <Menu.Divider />
        <Menu.Item color="red" onClick={() => onDeed('delete', file)}>
          Delete
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
