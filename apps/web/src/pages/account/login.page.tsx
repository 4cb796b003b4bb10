import { lazy, Suspense, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { REDIRECT_MS, takeLandingPath } from '../../lib/landing';
import { useSignedIn } from '../../lib/use-signed-in';
import { SignIn } from './sign-in';

const MarketplaceSignIn = lazy(() => import('./marketplace-sign-in'));

const deploymentShows = () => document.querySelector('meta[name="talentos-signin"]')?.getAttribute('content');

/** The sign-in page in the variant of this deployment, or the one the address asks for. */
export function Component() {
  const [params] = useSearchParams();
  const variant = params.get('variant') ?? deploymentShows();
  useLanding();
  return variant === 'marketplace' ? (
    <Suspense>
      <MarketplaceSignIn />
    </Suspense>
  ) : (
    <SignIn />
  );
}

/** Whoever is signed in goes on to where they wanted to be, after a moment. */
function useLanding(): void {
  const navigate = useNavigate();
  const signedIn = useSignedIn();
  useEffect(() => {
    if (!signedIn) return;
    const timer = setTimeout(() => void navigate(takeLandingPath(), { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [signedIn, navigate]);
}
