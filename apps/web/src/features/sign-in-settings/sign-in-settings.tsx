import { useQuery } from '@tanstack/react-query';
import { getSignInSettings } from '@talent-os/contracts/identity/sign-in-settings';
import { query } from '@/lib/query';
import { Loaded } from '@/ui/loading/loaded';
import { SignInForm } from './sign-in-form';

/** How people of the organization sign in. */
export function SignInSettings() {
  const settings = useQuery(query(getSignInSettings, {}));
  return (
    <Loaded query={settings} skeletons={3}>
      {(found) => <SignInForm settings={found} />}
    </Loaded>
  );
}
