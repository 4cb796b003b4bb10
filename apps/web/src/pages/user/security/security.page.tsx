import { useSearchParams } from 'react-router-dom';
import { Page } from '@/ui/page/page';
import { ApplicationsCard } from '@/features/applications/applications-card';
import { Authorize } from './authorize/authorize';
import { DevicesCard } from './devices-card';
import { PasskeysCard } from './passkeys-card';
import { PasswordCard } from './password-card';
import { SecondFactorCard } from './second-factor-card';

/** How the caller signs in, where they are signed in, and what may act for them. */
export function Component() {
  const [params] = useSearchParams();
  const requestId = params.get('authorize');
  if (requestId) return <Authorize requestId={requestId} why={params.get('why')} />;
  return (
    <Page title="Security" description="How you sign in, where you are signed in, and what may act for you.">
      <PasswordCard />
      <SecondFactorCard />
      <PasskeysCard />
      <DevicesCard />
      <ApplicationsCard />
    </Page>
  );
}
