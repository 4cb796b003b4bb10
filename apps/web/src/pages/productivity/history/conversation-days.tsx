import { byDay } from '../../../features/chat/history/days';
import { NoConversations } from '../../../features/chat/history/no-conversations';
import { counted } from '../../../lib/counted';
import { useMe } from '../../../lib/session';
import { Card } from '../../../ui/card';
import { NothingFound } from '../../../ui/nothing-found';
import { ConversationItem } from './conversation-item';
import type { ConversationRow } from './conversation.rules';
import css from './history.module.css';

type ConversationDaysProps = {
  readonly conversations: readonly ConversationRow[];
  readonly filtered: boolean;
  readonly onClear: () => void;
  readonly onOpen: (sessionId: string) => void;
  readonly onDelete: (conversation: ConversationRow) => void;
};

/** As many as the server lists at once. */
const LISTED = 100;

export function ConversationDays({ conversations, filtered, onClear, onOpen, onDelete }: ConversationDaysProps) {
  const { timezone } = useMe().organization;
  if (conversations.length === 0)
    return <Card>{filtered ? <NothingFound onClear={onClear} /> : <NoConversations />}</Card>;
  return (
    <>
      {byDay(conversations, ({ updated_at }) => updated_at, timezone).map(({ day, label, items }) => (
        <Card key={day} title={label} description={counted(items.length, 'conversations')} flush>
          <ul className="plain">
            {items.map((conversation) => (
              <ConversationItem key={conversation.id} conversation={conversation} onOpen={onOpen} onDelete={onDelete} />
            ))}
          </ul>
        </Card>
      ))}
      {conversations.length >= LISTED && (
        <p className={css.more}>These are your latest {LISTED} conversations. Search to find older ones.</p>
      )}
    </>
  );
}
