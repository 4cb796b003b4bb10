import { useQuery } from '@tanstack/react-query';
import { getPreferences } from '@talent-os/contracts/identity/notification-preferences';
import { query } from '@/lib/query';
import { AppLink } from '@/ui/button/app-link';
import { Facts } from '@/ui/display/facts';
import { Quiet } from '@/ui/display/quiet';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';

/** The mailbox the caller is written to, and what became of the mails of the last 30 days. */
export function MailCard() {
  const preferences = useQuery(query(getPreferences, {}));
  return (
    <Card title="Mail" actions={<AppLink to="/user/notifications">Choose what is mailed</AppLink>}>
      <Loaded query={preferences} skeletons={1}>
        {({ email: { available, address, waiting, sent, failed } }) =>
          available ? (
            <Facts
              items={[
                ['Address', address],
                ['Waiting', waiting],
                ['Sent in 30 days', sent],
                ['Failed in 30 days', failed],
              ]}
            />
          ) : (
            <Quiet>This installation sends no mail. What you are told stands under Notifications.</Quiet>
          )
        }
      </Loaded>
    </Card>
  );
}
