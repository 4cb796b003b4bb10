import { byDay } from '@/features/chat/history/days';
import { counted } from '@/lib/counted';
import { useMe } from '@/lib/session';
import { Card } from '@/ui/page/card';
import { ConversationItem } from './conversation-item';
import type { ConversationRow } from './conversation.rules';
import css from './history.module.css';

type ConversationDaysProps = {
  readonly conversations: readonly ConversationRow[];
  readonly onOpen: (sessionId: string) => void;
  readonly onDelete: (conversation: ConversationRow) => void;
};

/** As many as the server lists at once. */
const LISTED = 100;

export function ConversationDays({ conversations, onOpen, onDelete }: ConversationDaysProps) {
  const { timezone } = useMe().organization;
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
