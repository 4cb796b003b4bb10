import { kindTable } from '@talent-os/contracts/identity/notification-kinds';
import { ago } from '../../../lib/format';
import { OpenButton } from '../../../ui/button/open-button';
import type { Column } from '../../../ui/list/column';
import { hubLabel, type Item } from './inbox.rules';
import cell from '../../../ui/table/cell.module.css';

/** The columns of the inbox. */
export const inboxColumns = (onOpen: (item: Item) => void): readonly Column<Item>[] => [
  {
    accessor: 'title',
    title: 'Notification',
    render: (item) => (
      <div className={cell.cell}>
        <OpenButton onOpen={() => onOpen(item)}>{item.title}</OpenButton>
        <span className={cell.quiet}>{item.message}</span>
      </div>
    ),
  },
  {
    accessor: 'kind',
    title: 'Kind',
    render: ({ kind }) => kindTable[kind].label,
    text: ({ kind }) => kindTable[kind].label,
  },
  { accessor: 'hub', title: 'Hub', render: ({ hub }) => hubLabel(hub), text: ({ hub }) => hubLabel(hub) },
  { accessor: 'createdAt', title: 'When', render: ({ createdAt }) => ago(createdAt) },
  { accessor: 'readAt', title: 'Read', optional: true, render: ({ readAt }) => (readAt ? ago(readAt) : 'Unread') },
  { accessor: 'message', title: 'Message', optional: true },
];
