import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconHome, IconPencil, IconTrash, IconUser, IconUsers } from '@tabler/icons-react';
import {
  changeView,
  deleteView,
  restoreView,
  setListPreference,
  type SavedView,
} from '@talent-os/contracts/identity/views';
import { useState } from 'react';
import { useCommand } from '@/lib/use-command';
import type { ListHandle } from '@/lib/use-list-params';
import { offerUndo } from '@/lib/undo';
import type { Views } from './use-views';
import { RenameDialog } from './view-dialog';

type ViewMenuProps = { readonly list: ListHandle; readonly views: Views; readonly view: SavedView };

/** What can be done with the open view: rename, share, open first, delete. */
export function ViewMenu({ list, views, view }: ViewMenuProps) {
  const [renaming, setRenaming] = useState(false);
  const change = useCommand(changeView, {
    done: ({ name, shared }) => (shared ? `Your team sees ${name}` : `${name} is yours alone again`),
  });
  const prefer = useCommand(setListPreference);
  const isFirst = views.defaultViewId === view.id;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={`Actions for the view ${view.name}`}>
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {view.mine && (
            <Menu.Item leftSection={<IconPencil size={15} />} onClick={() => setRenaming(true)}>
              Rename
            </Menu.Item>
          )}
          {view.mine && (views.inTeam || view.shared) && (
            <Menu.Item
              leftSection={view.shared ? <IconUser size={15} /> : <IconUsers size={15} />}
              onClick={() => change.mutate({ viewId: view.id, version: view.version, shared: !view.shared })}
            >
              {view.shared ? 'Keep to myself' : 'Share with my team'}
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={<IconHome size={15} />}
            onClick={() => prefer.mutate({ list: list.operation.name, defaultViewId: isFirst ? null : view.id })}
          >
            {isFirst ? 'Open the list itself first' : 'Open this view first'}
          </Menu.Item>
          {view.mine && <DeleteItem views={views} view={view} />}
        </Menu.Dropdown>
      </Menu>
      {renaming && <RenameDialog view={view} onClose={() => setRenaming(false)} />}
    </>
  );
}

function DeleteItem({ views, view }: Pick<ViewMenuProps, 'views' | 'view'>) {
  const remove = useCommand(deleteView);
  const restore = useCommand(restoreView, { done: ({ name }) => `${name} is back` });
  const onDelete = async () => {
    await remove.run({ viewId: view.id });
    views.show(undefined);
    offerUndo(`${view.name} deleted`, () => void restore.run({ viewId: view.id }).then(views.keepAs, () => undefined));
  };
  return (
    <Menu.Item color="red" leftSection={<IconTrash size={15} />} onClick={() => void onDelete().catch(() => undefined)}>
      Delete view
    </Menu.Item>
  );
}
