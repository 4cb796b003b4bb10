import { useQuery } from '@tanstack/react-query';
import { getPreferences } from '@talent-os/contracts/identity/notification-preferences';
import { query } from '@/lib/query';
import { Page } from '@/ui/page/page';
import { UndoToast } from '@/ui/message/undo-toast';
import { ChannelMatrix } from './channel-matrix';
import { DigestCard } from './digest-card';
import { EmailCard } from './email-card';
import { QuietHoursCard } from './quiet-hours-card';
import { RecentCard } from './recent-card';
import css from './settings.module.css';
import { usePreferences } from './use-preferences';

/** How the caller is notified. */
export function Component() {
  const preferences = useQuery(query(getPreferences, {}));
  const { data } = preferences;
  const { save, undoable, undo, forget } = usePreferences(data);
  return (
    <Page title="Notification settings" description="What reaches you, and how." loading={preferences} skeletons={4}>
      {data && (
        <div className={css.columns}>
          <ChannelMatrix preferences={data} onChange={(change) => void save(change)} />
          <div className={css.side}>
            <EmailCard email={data.email} />
            <DigestCard preferences={data} onChange={(change) => void save(change)} />
            <QuietHoursCard preferences={data} onChange={(change) => void save(change)} />
            <RecentCard />
          </div>
        </div>
      )}
      {undoable && <UndoToast key={undoable.at} text={undoable.text} onUndo={undo} onGone={forget} />}
    </Page>
  );
}
