import { Button } from '@mantine/core';
import { refresh } from '@talent-os/contracts/identity/auth';
import type { SignInChallenge } from '@talent-os/contracts/identity/factors';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { call } from '@/lib/api';
import { store } from '@/lib/stored';
import { keepTokens } from '@/lib/tokens';
import { Notice } from '@/ui/message/notice';

type SsoReturnProps = { readonly onChallenge: (challenge: SignInChallenge) => void };

const why = {
  refused: 'Your organization’s sign-in did not let you in. If this goes on, please tell your administrator.',
  unavailable: 'Sign-in is not available right now. Please try again.',
} as const;

/** Back from the organization’s provider: takes the session, asks for the second factor, or says that it came to nothing. */
export default function SsoReturn({ onChallenge }: SsoReturnProps) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const came = params.get('sso');
  const to = params.get('to');
  const [failed, setFailed] = useState<keyof typeof why | undefined>(
    came === 'done' || came === 'challenge' ? undefined : came === 'unavailable' ? came : 'refused',
  );
  useEffect(() => {
    if (failed) return;
    if (to && to !== '/') store('auth_redirect_after_login', to);
    if (came === 'challenge') {
      const challenge = challengeIn(window.location.hash);
      if (!challenge) return setFailed('refused');
      onChallenge(challenge);
      return void navigate('/login', { replace: true });
    }
    call(refresh, {}).then(keepTokens, () => setFailed('unavailable'));
    // Once: what came with the address is used up.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  if (!failed)
    return (
      <main role="main" aria-busy>
        <Notice heading="Signing in..." actions={null} />
      </main>
    );
  return (
    <main role="main">
      <Notice
        heading="You are not signed in"
        text={why[failed]}
        actions={
          <Button component={Link} to="/login" replace>
            Back to sign-in
          </Button>
        }
      />
    </main>
  );
}

/** What stands behind the sign that no server is sent. */
function challengeIn(hash: string): SignInChallenge | undefined {
  try {
    const bytes = Uint8Array.from(atob(hash.slice(1).replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    return JSON.parse(new TextDecoder().decode(bytes)) as SignInChallenge;
  } catch {
    return undefined;
  }
}
