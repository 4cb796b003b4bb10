import { useQuery } from '@tanstack/react-query';
import { getPreferences } from '@talent-os/contracts/identity/notification-preferences';
import type { ReactNode } from 'react';
import { query } from '@/lib/query';
import { Page } from '@/ui/page/page';
import { UndoToast } from '@/ui/message/undo-toast';
import { ChannelMatrix } from './channel-matrix';
import { DigestCard } from './digest-card';
import { EmailCard } from './email-card';
import { QuietHoursCard } from './quiet-hours-card';
import css from './settings.module.css';
import { usePreferences } from './use-preferences';

type NotificationSettingsProps = {
  readonly title: string;
  /** At the right of the title. */
  readonly actions?: ReactNode;
  /** Cards below those of the settings. */
  readonly children?: ReactNode;
};

/** How the caller is notified. */
export function NotificationSettings({ title, actions, children }: NotificationSettingsProps) {
  const preferences = useQuery(query(getPreferences, {}));
  const { data } = preferences;
  const { save, undoable, undo, forget } = usePreferences(data);
  return (
    <Page title={title} description="What reaches you, and how." actions={actions} loading={preferences} skeletons={4}>
      {data && (
        <div className={css.columns}>
          <ChannelMatrix preferences={data} onChange={(change) => void save(change)} />
          <div className={css.side}>
            <EmailCard email={data.email} />
            <DigestCard preferences={data} onChange={(change) => void save(change)} />
            <QuietHoursCard preferences={data} onChange={(change) => void save(change)} />
            {children}
          </div>
        </div>
      )}
      {undoable && <UndoToast key={undoable.at} text={undoable.text} onUndo={undo} onGone={forget} />}
    </Page>
  );
}
