import { useQuery } from '@tanstack/react-query';
import { getProfile } from '@talent-os/contracts/identity/profile';
import { query } from '@/lib/query';
import { Page } from '@/ui/page/page';
import layout from '@/ui/page/layout.module.css';
import { AddressCard } from './address-card';
import { FoundCard } from '@/features/profile/found-card';
import { PhotoCard } from './photo-card';
import { ProfileForm } from './profile-form';

/** What colleagues see of the caller, and how they are reached. */
export function Component() {
  const profile = useQuery(query(getProfile, {}));
  const { data } = profile;
  return (
    <Page
      title="Profile"
      description="What your colleagues see of you, and the address you sign in with."
      loading={profile}
      skeletons={4}
    >
      {data && (
        <div className={layout.columns}>
          <ProfileForm profile={data} />
          <div className={layout.stack}>
            <PhotoCard />
            <AddressCard profile={data} />
            <FoundCard />
          </div>
        </div>
      )}
    </Page>
  );
}
