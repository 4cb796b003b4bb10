import type { SignInChallenge } from '@talent-os/contracts/identity/factors';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { REDIRECT_MS, SIGNED_IN, takeLandingPath } from '@/lib/landing';
import { useSignedIn } from '@/lib/use-signed-in';
import { useLinkState } from './link-state';
import { SignIn } from './sign-in';

const forms = {
  setup: lazy(() => import('./set-up-administrator').then(({ SetUpAdministrator: form }) => ({ default: form }))),
  reset: lazy(() => import('./reset-password').then(({ ResetPassword: form }) => ({ default: form }))),
  invite: lazy(() => import('./accept-invitation').then(({ AcceptInvitation: form }) => ({ default: form }))),
  confirm: lazy(() => import('./confirm-registration').then(({ ConfirmRegistration: form }) => ({ default: form }))),
};
const ConfirmAddress = lazy(() => import('./confirm-address').then(({ ConfirmAddress: form }) => ({ default: form })));
const ForgotPassword = lazy(() => import('./forgot-password').then(({ ForgotPassword: form }) => ({ default: form })));
const SecondStep = lazy(() => import('./second-step'));
const SsoReturn = lazy(() => import('./sso-return'));
const MarketplaceSignIn = lazy(() => import('./marketplace-sign-in'));

const deploymentShows = () => document.querySelector('meta[name="talentos-signin"]')?.getAttribute('content');

/** The sign-in page in the variant of this deployment, or the one the address asks for; behind a link, its form. */
export function Component() {
  const [params] = useSearchParams();
  const variant = params.get('variant') ?? deploymentShows();
  const link = useLinkState();
  const [used, setUsed] = useState(false);
  const [challenge, setChallenge] = useState<SignInChallenge>();
  // Another person may be signed in here: the link signs in the one it was sent to.
  useLanding((!link || used) && !params.has('address'));
  if (link) {
    const Form = forms[link.purpose];
    return (
      <Suspense>
        <Form token={link.token} onSignedIn={() => setUsed(true)} />
      </Suspense>
    );
  }
  const address = params.get('address');
  if (address !== null)
    return (
      <Suspense>
        <ConfirmAddress token={address} />
      </Suspense>
    );
  if (params.has('forgot'))
    return (
      <Suspense>
        <ForgotPassword />
      </Suspense>
    );
  if (params.has('sso') && !challenge)
    return (
      <Suspense>
        <SsoReturn onChallenge={setChallenge} />
      </Suspense>
    );
  if (challenge)
    return (
      <Suspense>
        <SecondStep challenge={challenge} onBack={() => setChallenge(undefined)} />
      </Suspense>
    );
  return variant === 'marketplace' ? (
    <Suspense>
      <MarketplaceSignIn onChallenge={setChallenge} />
    </Suspense>
  ) : (
    <SignIn onChallenge={setChallenge} />
  );
}

/** Leads people who are signed in to the page they came for, after a moment. */
function useLanding(ready: boolean): void {
  const navigate = useNavigate();
  const signedIn = useSignedIn();
  useEffect(() => {
    if (!signedIn || !ready) return;
    const timer = setTimeout(() => void navigate(takeLandingPath(), { replace: true, state: SIGNED_IN }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [signedIn, ready, navigate]);
}
