import layout from '@/ui/page/layout.module.css';
import { Invitations } from './invitations';
import { Registrations } from './registrations';

/** Who is not in yet: candidates an administrator lets in, and people who were invited. */
export const Waiting = () => (
  <div className={layout.stack}>
    <Registrations />
    <Invitations />
  </div>
);
