import { useQuery } from '@tanstack/react-query';
import { getOrganizationProfile } from '@talent-os/contracts/identity/organization-profile';
import { query } from '@/lib/query';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Page } from '@/ui/page/page';
import layout from '@/ui/page/layout.module.css';
import { LogoCard } from './logo-card';
import { ProfileForm } from './profile-form';

const HeadlinesCard = lazyPart(async () => (await import('./headlines-card')).HeadlinesCard);

/** Who the organization is, and what its people read first. */
export function Component() {
  const profile = useQuery(query(getOrganizationProfile, {}));
  const { data } = profile;
  return (
    <Page
      title="Profile"
      description="Who your organization is, and what its people read first."
      loading={profile}
      skeletons={4}
    >
      {data && (
        <div className={layout.columns}>
          <ProfileForm profile={data} />
          <div className={layout.stack}>
            <LogoCard name={data.name} logo={data.logo} />
            <HeadlinesCard />
          </div>
        </div>
      )}
    </Page>
  );
}
