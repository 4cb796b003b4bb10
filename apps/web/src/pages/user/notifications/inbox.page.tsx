import { Inbox } from '@/features/notifications/inbox/inbox';

/** Everything the caller was told. */
export const Component = () => <Inbox empty="No notifications" />;
