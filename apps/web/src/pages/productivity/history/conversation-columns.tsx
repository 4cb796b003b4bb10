import { ago } from '../../../lib/format';
import { OpenButton } from '../../../ui/button/open-button';
import type { Column } from '../../../ui/list/column';
import { nameOf, sizeOf, type ConversationRow } from './conversation.rules';

/** The columns of my conversations. */
export const conversationColumns = (onOpen: (sessionId: string) => void): readonly Column<ConversationRow>[] => [
  {
    accessor: 'messages',
    title: 'Conversation',
    render: (conversation) => <OpenButton onOpen={() => onOpen(conversation.id)}>{nameOf(conversation)}</OpenButton>,
    text: nameOf,
  },
  { accessor: 'hub_title', title: 'Hub' },
  { accessor: 'page_title', title: 'Screen' },
  { accessor: 'metrics', title: 'Length', render: sizeOf, text: sizeOf },
  { accessor: 'updated_at', title: 'Last message', render: ({ updated_at }) => ago(updated_at) },
  { accessor: 'created_at', title: 'Begun', optional: true, render: ({ created_at }) => ago(created_at) },
];
