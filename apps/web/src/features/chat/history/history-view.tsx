import { ActionIcon, Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { counted } from '@/lib/counted';
import { useMe } from '@/lib/session';
import { useReachable } from '@/lib/use-reachable';
import { AppLink } from '@/ui/button/app-link';
import { Loaded } from '@/ui/loading/loaded';
import { setPanel } from '../panel';
import { useFocusOnMount } from '../window/use-focus-on-mount';
import { useMakeWay } from '../window/use-make-way';
import { byDay } from './days';
import { HistoryMessage } from './history-message';
import { NoConversations } from './no-conversations';
import type { HistoryPage } from './read-history';
import { useHistory } from './use-history';
import css from './history.module.css';

const ALL = '/productivity/history';

/** `12 messages`; `20+ messages` where older ones of the same day may not have been loaded. */
const countOf = (count: number, more: boolean) => (more ? `${count}+ messages` : counted(count, 'messages'));

/** What was said before, by day. Choosing a message opens its conversation. */
export function HistoryView() {
  const history = useHistory();
  const makeWay = useMakeWay();
  const reachable = useReachable();
  const all = reachable(ALL);
  const shared = all && `${all}?view=shared`;
  const back = useFocusOnMount<HTMLButtonElement>();
  return (
    <div className={css.view}>
      <div className={css.head}>
        <ActionIcon
          ref={back}
          variant="subtle"
          color="gray"
          aria-label="Back to chat"
          onClick={() => setPanel({ view: 'chat' })}
        >
          <IconArrowLeft size={17} />
        </ActionIcon>
        <h3>Chat history</h3>
        {shared && (
          <AppLink to={shared} className={css.all} onClick={makeWay}>
            Shared
          </AppLink>
        )}
        {all && (
          <AppLink to={all} className={css.all} onClick={makeWay}>
            View All Conversations
          </AppLink>
        )}
      </div>
      {/* A region that scrolls is reached by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={css.scroll} role="region" aria-label="Messages by day" tabIndex={0}>
        <Loaded query={history} skeletons={4}>
          {({ pages }) => <Days pages={pages} more={history.hasNextPage} />}
        </Loaded>
        {history.hasNextPage && (
          <Button
            fullWidth
            variant="default"
            loading={history.isFetchingNextPage}
            onClick={() => void history.fetchNextPage()}
          >
            Load older messages
          </Button>
        )}
      </div>
    </div>
  );
}

type DaysProps = {
  readonly pages: readonly HistoryPage[];
  /** Older messages have not been loaded yet. */
  readonly more: boolean;
};

function Days({ pages, more }: DaysProps) {
  const { timezone } = useMe().organization;
  const messages = pages.flatMap((page) => page.messages);
  const days = byDay(messages, ({ timestamp }) => timestamp, timezone);
  return (
    <>
      {pages[0]?.local && <p className={css.local}>Shown from what this browser kept.</p>}
      {days.length === 0 && <NoConversations />}
      {days.map(({ day, label, items }, at) => (
        <section key={day} aria-label={`Messages, ${label}`}>
          <h4 className={css.day}>
            {label} <span>{countOf(items.length, more && at === days.length - 1)}</span>
          </h4>
          <ul className={css.messages}>
            {items.map((message) => (
              <HistoryMessage key={message.id} message={message} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
