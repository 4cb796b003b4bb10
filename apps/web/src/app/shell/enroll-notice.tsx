import { Link, useLocation } from 'react-router-dom';
import { useMe } from '@/lib/session';
import { useFormat } from '@/lib/use-format';
import css from './app-shell.module.css';

const SECURITY = '/user/security';

/** Tells on every screen, while there is time, that the organization asks for a second factor. */
export function EnrollNotice() {
  const { enrollBy } = useMe();
  const { dayOf } = useFormat();
  const { pathname } = useLocation();
  // There the card says it.
  if (!enrollBy || pathname === SECURITY) return null;
  return (
    <p role="status" className={css.enroll}>
      Your organization asks for a second factor. Please <Link to={SECURITY}>set one up</Link> by {dayOf(enrollBy)}.
    </p>
  );
}
