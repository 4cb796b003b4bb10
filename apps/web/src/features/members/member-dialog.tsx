import {
  disableAccount,
  enableAccount,
  issuePasswordLink,
  revokeRole,
  signMemberOut,
  type HeldRole,
  type Member,
} from '@talent-os/contracts/identity/members';
import { useState } from 'react';
import { ShownLinks } from '../people/shown-links';
import { heldRoleName } from '@/lib/role-name';
import { ConfirmCommand } from '@/ui/dialog/confirm-command';
import { AskPlatformAdministrator } from './ask-platform-administrator';
import { GrantRole } from './grant-role';
import type { MemberDeed } from './member-menu';

export type OpenedMember = { readonly deed: MemberDeed; readonly member: Member; readonly role?: HeldRole | undefined };
type MemberDialogProps = { readonly opened: OpenedMember; readonly onClose: () => void };

/** Asks before something is done to an account, with what it means for the person. */
export function MemberDialog({ opened, onClose }: MemberDialogProps) {
  const { deed, member, role } = opened;
  const { id: userId, name } = member;
  const question = { input: { userId }, onClose };
  if (deed === 'grant') return <GrantRole member={member} onClose={onClose} />;
  if (deed === 'platform') return <AskPlatformAdministrator member={member} onClose={onClose} />;
  if (deed === 'passwordLink') return <PasswordLink member={member} onClose={onClose} />;
  if (deed === 'revoke')
    return (
      <ConfirmCommand
        operation={revokeRole}
        input={{ userId, roleId: role!.roleId }}
        done={`${name} has the role no more`}
        danger
        title={`Take ${heldRoleName(role!)} away from ${name}?`}
        confirm="Take away"
        onClose={onClose}
      >
        What it opened is closed to them within five seconds. Their other roles stay, and so does what they have done.
      </ConfirmCommand>
    );
  if (deed === 'signOut')
    return (
      <ConfirmCommand
        {...question}
        operation={signMemberOut}
        done={`${name} was signed out`}
        title={`Sign ${name} out everywhere?`}
        confirm="Sign out"
      >
        Every device of theirs is refused within five seconds. They may sign in again with their password.
      </ConfirmCommand>
    );
  if (deed === 'enable')
    return (
      <ConfirmCommand
        {...question}
        operation={enableAccount}
        done={`${name} may sign in again`}
        title={`Enable the account of ${name}?`}
        confirm="Enable"
      >
        They sign in with the password and the roles they had. Tokens of applications stay revoked.
      </ConfirmCommand>
    );
  return (
    <ConfirmCommand
      {...question}
      operation={disableAccount}
      done={`The account of ${name} is disabled`}
      danger
      title={`Disable the account of ${name}?`}
      confirm="Disable"
    >
      They are signed out everywhere within five seconds, and so are applications that act for them. Nothing they did is
      deleted, and the account can be enabled again.
    </ConfirmCommand>
  );
}

/** A link to choose a password: mailed, or shown this once. */
function PasswordLink({
  member: { id: userId, name, email },
  onClose,
}: Omit<MemberDialogProps, 'opened'> & { member: Member }) {
  const [token, setToken] = useState<string>();
  if (token)
    return <ShownLinks links={[{ email, address: `/login?reset=${token}` }]} life="24 hours" onClose={onClose} />;
  return (
    <ConfirmCommand
      operation={issuePasswordLink}
      input={{ userId }}
      done={(output) => (output.token ? undefined : `A link is on its way to ${email}`)}
      title={`Give ${name} a link to choose a password?`}
      confirm="Make the link"
      onClose={onClose}
      onDone={(output) => (output.token ? setToken(output.token) : onClose())}
    >
      It works once, within 24 hours, and signs them out everywhere else. It is sent to {email}, or shown to you where
      this installation sends no mail. The audit trail says that you made it.
    </ConfirmCommand>
  );
}
