import { Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getPreferences } from '@talent-os/contracts/identity/notification-preferences';
import { Inbox } from '@/features/notifications/inbox/inbox';
import { query } from '@/lib/query';
import { Card } from '@/ui/page/card';
import { Loaded } from '@/ui/loading/loaded';
import css from './mobile/mobile.module.css';

/** The inbox everybody has, in one column under a thumb, with what reaches this phone. */
export const Component = () => (
  <div className={css.column}>
    <Inbox empty="You are all caught up">
      <PushCard />
    </Inbox>
  </div>
);

/** Whether notifications come to this phone while the product is closed; who can have that is said where nobody can. */
function PushCard() {
  const preferences = useQuery(query(getPreferences, {}));
  return (
    <Card title="On this phone">
      <Loaded query={preferences} skeletons={1}>
        {({ push }) => (
          <Switch
            label="Push notifications"
            description={push.available ? undefined : 'Push is not available on this installation.'}
            checked={false}
            disabled
            readOnly
          />
        )}
      </Loaded>
    </Card>
  );
}
