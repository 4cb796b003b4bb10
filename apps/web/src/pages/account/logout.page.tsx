import { logout } from '@talent-os/contracts/identity/auth';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '@/lib/api';
import { announceLeaving, dropSession } from '@/lib/tokens';
import { Notice } from '@/ui/message/notice';

const PATIENCE_MS = 5000;

/** Signs out. Whatever the server says, this browser forgets the session. */
export function Component() {
  const navigate = useNavigate();
  useEffect(() => {
    const leave = (providerLogout: string | null) => {
      dropSession();
      if (providerLogout) window.location.replace(providerLogout);
      else void navigate('/login', { replace: true });
    };
    announceLeaving();
    call(logout, {}, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
      (answer) => leave(answer?.providerLogout ?? null),
      () => leave(null),
    );
  }, [navigate]);
  return (
    <main role="main" aria-busy>
      <Notice heading="Signing out..." actions={null} />
    </main>
  );
}
