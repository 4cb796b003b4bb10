import { NotificationSettings } from '@/features/notifications/notification-settings';
import { AppLink } from '@/ui/button/app-link';
import hub from '../candidate.module.css';

/** How the caller is notified, as everybody sets it for themselves. */
export const OwnNotifications = () => (
  <div className={hub.touch}>
    <NotificationSettings
      title="Notifications"
      actions={<AppLink to="/user/notifications/all">All notifications</AppLink>}
    />
  </div>
);
