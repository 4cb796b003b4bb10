import { useQuery } from '@tanstack/react-query';
import { getProfile } from '@talent-os/contracts/identity/profile';
import { getInbox } from '@talent-os/contracts/productivity/inbox';
import { query } from '@/lib/query';
import { useViewParams } from '@/lib/use-view-params';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Page } from '@/ui/page/page';
import layout from '@/ui/page/layout.module.css';
import { DocumentsCard } from './documents-card';
import { JourneysCard } from './journeys-card';
import { RolesCard } from './roles-card';
import { SecurityCard } from './security-card';
import { WaitingCard } from './waiting-card';
import { expires, tasksOf } from './overview.rules';

const AccessReview = lazyPart(async () => (await import('../access-review/access-review')).AccessReview);

/** The caller at a glance, or the grants of access that wait for their word. */
export function Component() {
  const [view] = useViewParams();
  return view.get('view') === 'access-review' ? <AccessReview /> : <Overview />;
}

/** The caller at a glance: roles, what is open, what expires, and what their account lacks. */
function Overview() {
  const profile = useQuery(query(getProfile, {}));
  const inbox = useQuery(query(getInbox, {}));
  return (
    <Page
      title="User"
      description="Your roles, what is open, what expires, and what your account lacks."
      loading={profile}
    >
      <div className={layout.columns}>
        <div className={layout.stack}>
          <WaitingCard
            title="Open tasks"
            inbox={inbox}
            pick={tasksOf}
            none="No task waits for you"
            all={{ to: '/productivity', label: 'All tasks' }}
          />
          <JourneysCard />
          <DocumentsCard />
          <WaitingCard title="Expiring" inbox={inbox} pick={expires} none="Nothing of yours is about to expire" />
        </div>
        <div className={layout.stack}>
          <RolesCard />
          {profile.data && <SecurityCard profile={profile.data} />}
        </div>
      </div>
    </Page>
  );
}
