import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { REDIRECT_MS, takeLandingPath } from '../../lib/landing';
import { useSignedIn } from '../../lib/use-signed-in';
import { useLinkState } from './link-state';
import { SignIn } from './sign-in';

const forms = {
  setup: lazy(() => import('./set-up-administrator').then(({ SetUpAdministrator: form }) => ({ default: form }))),
  confirm: lazy(() => import('./confirm-registration').then(({ ConfirmRegistration: form }) => ({ default: form }))),
};
const MarketplaceSignIn = lazy(() => import('./marketplace-sign-in'));

const deploymentShows = () => document.querySelector('meta[name="talentos-signin"]')?.getAttribute('content');

/** The sign-in page in the variant of this deployment, or the one the address asks for; behind a link, its form. */
export function Component() {
  const [params] = useSearchParams();
  const variant = params.get('variant') ?? deploymentShows();
  const link = useLinkState();
  const [used, setUsed] = useState(false);
  // Another person may be signed in here: the link signs in the one it was sent to.
  useLanding(!link || used);
  if (link) {
    const Form = forms[link.purpose];
    return (
      <Suspense>
        <Form token={link.token} onSignedIn={() => setUsed(true)} />
      </Suspense>
    );
  }
  return variant === 'marketplace' ? (
    <Suspense>
      <MarketplaceSignIn />
    </Suspense>
  ) : (
    <SignIn />
  );
}

/** Leads people who are signed in to the page they came for, after a moment. */
function useLanding(ready: boolean): void {
  const navigate = useNavigate();
  const signedIn = useSignedIn();
  useEffect(() => {
    if (!signedIn || !ready) return;
    const timer = setTimeout(() => void navigate(takeLandingPath(), { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [signedIn, ready, navigate]);
}
