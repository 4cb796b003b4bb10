import { Members } from '@/features/members/members';
import { useQuery } from '@tanstack/react-query';
import { getAdministration } from '@talent-os/contracts/identity/access-controls';
import { query } from '@/lib/query';
import { Stats } from '@/ui/figures/stats';
import { Page } from '@/ui/page/page';
import { AccessTabs } from './access/access-tabs';

const HERE = '/admin/access-controls/users';

/** Everybody with an account: roles, industries, when they were last here, and what may be done about it. */
export function Component() {
  const users = useQuery(query(getAdministration, {})).data?.users;
  return (
    <Page
      title="Users"
      description="Who may do what in this organization. A change holds everywhere within five seconds."
    >
      <AccessTabs at="/admin/access-controls/users" />
      <Stats
        items={[
          { label: 'Active', value: users?.active, to: `${HERE}?status=active` },
          { label: 'Signed in now', value: users?.signedIn },
          { label: 'Not here for 90 days', value: users?.dormant, to: `${HERE}?status=active&presence=dormant` },
          { label: 'Disabled', value: users?.disabled, to: `${HERE}?status=disabled` },
        ]}
      />
      <Members />
    </Page>
  );
}
