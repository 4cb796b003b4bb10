import { NotificationSettings } from '@/features/notifications/notification-settings';
import { RecentCard } from './recent-card';

/** How the caller is notified, and what they were told last. */
export const Component = () => (
  <NotificationSettings title="Notification settings">
    <RecentCard />
  </NotificationSettings>
);
