import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listNotifications, readNotification, unreadNotification } from '@talent-os/contracts/identity/notifications';
import type { Output } from '@talent-os/contracts/define';
import { listMyApplications } from '@talent-os/contracts/talent/my-applications';
import { getMyJourney } from '@talent-os/contracts/talent/my-journey';
import { ago } from '@/lib/format';
import { query } from '@/lib/query';
import { useCommand } from '@/lib/use-command';
import { AppLink } from '@/ui/button/app-link';
import { Quiet } from '@/ui/display/quiet';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import { Page } from '@/ui/page/page';
import { RecordRow } from '@/ui/table/record-row';
import rows from '@/ui/table/rows.module.css';
import { NextInterview } from '../overview/next-interview';
import { NextStepCard } from '../overview/next-step-card';
import css from './mobile.module.css';
import { useSwipe } from './use-swipe';

type Message = Output<typeof listNotifications>['items'][number];

/** What comes next, when the next interview is, and what is new, in one column. */
export function MobileDashboard() {
  const journey = useQuery(query(getMyJourney, {}));
  const applications = useQuery(query(listMyApplications, {}));
  const items = applications.data?.items ?? [];
  return (
    <Page title="Dashboard" loading={journey}>
      <div className={css.column}>
        {journey.data && <NextStepCard journey={journey.data} applications={items} />}
        <NextInterview applications={items.filter(({ endedAt }) => endedAt === null)} />
        <Messages />
      </div>
    </Page>
  );
}

function Messages() {
  const unread = useQuery(query(listNotifications, { show: 'unread' }));
  return (
    <Card flush title="Messages" actions={<AppLink to="/candidate/mobile/notifications">All messages</AppLink>}>
      <Loaded query={unread} skeletons={2}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title="You are all caught up" />
          ) : (
            <ul className={rows.rows} aria-label="Messages">
              {items.slice(0, SHOWN).map((message) => (
                <MessageRow key={message.id} message={message} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}

/** Messages that are shown at once. */
const SHOWN = 5;

function MessageRow({ message: { id, title, message, link, createdAt } }: { readonly message: Message }) {
  const back = useCommand(unreadNotification);
  const read = useCommand(readNotification, {
    undo: () => ({ text: 'Marked as read', run: () => back.mutate({ notificationId: id }) }),
  });
  const done = () => read.mutate({ notificationId: id });
  const swipe = useSwipe(done);
  return (
    <RecordRow
      {...swipe}
      name={<AppLink to={link}>{title}</AppLink>}
      actions={
        <Button variant="default" loading={read.loading} onClick={done} aria-label={`Mark ${title} as read`}>
          Read
        </Button>
      }
    >
      <Quiet>{message}</Quiet>
      <Quiet>{ago(createdAt)}</Quiet>
    </RecordRow>
  );
}
