import { Button } from '@mantine/core';
import { routeSignIn, SSO_START } from '@talent-os/contracts/identity/sso';
import type { Output } from '@talent-os/contracts/define';
import { useEffect, useState } from 'react';
import { call } from '@/lib/api';
import { stored } from '@/lib/stored';

/** How long somebody has to have stopped typing, in milliseconds. */
const REST_MS = 300;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
type Provider = NonNullable<Output<typeof routeSignIn>['provider']>;

/** The provider that people of the typed address sign in by, where their organization has one. */
export default function SsoSignIn({ email, disabled }: { readonly email: string; readonly disabled: boolean }) {
  const provider = useProviderOf(email.trim());
  if (!provider) return null;
  const { organizationId, ssoConnectionId, name } = provider;
  const asked = new URLSearchParams({
    organization: organizationId,
    provider: ssoConnectionId,
    hint: email.trim(),
    returnTo: stored('auth_redirect_after_login') ?? '/',
  });
  return (
    <Button
      component="a"
      href={`${SSO_START}?${asked}`}
      variant="default"
      size="md"
      data-disabled={disabled || undefined}
    >
      Continue with {name}
    </Button>
  );
}

function useProviderOf(email: string): Provider | null {
  const [found, setFound] = useState<{ readonly of: string; readonly provider: Provider | null }>();
  useEffect(() => {
    if (!EMAIL.test(email)) return undefined;
    const left = new AbortController();
    const timer = setTimeout(() => {
      call(routeSignIn, { email }, { signal: left.signal }).then(
        ({ provider }) => setFound({ of: email, provider }),
        // Whoever is not told of a provider signs in with a password, or learns there that they cannot.
        () => undefined,
      );
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [email]);
  return found?.of === email ? found.provider : null;
}
