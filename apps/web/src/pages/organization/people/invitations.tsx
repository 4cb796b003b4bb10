import { useQuery } from '@tanstack/react-query';
import { industryLabels } from '@talent-os/contracts/access/tables';
import {
  listInvitations,
  resendInvitation,
  withdrawInvitation,
  type Invitation,
} from '@talent-os/contracts/identity/invitations';
import { useState } from 'react';
import { RecordRow } from '@/ui/table/record-row';
import { Quiet } from '@/ui/display/quiet';
import { ShownLinks } from '@/features/people/shown-links';
import { query } from '@/lib/query';
import { roleName } from '@/lib/role-name';
import { useFormat } from '@/lib/use-format';
import { RowButton } from '@/ui/button/row-button';
import { ConfirmCommand } from '@/ui/dialog/confirm-command';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { StatusBadge } from '@/ui/display/status-badge';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import rows from '@/ui/table/rows.module.css';

/** Invitations nobody has accepted yet. */
export function Invitations() {
  const invitations = useQuery(query(listInvitations, {}));
  const [resending, setResending] = useState<Invitation>();
  const [withdraw, question] = useConfirmed(withdrawInvitation, ({ id, email }: Invitation) => ({
    input: { invitationId: id },
    done: `The invitation of ${email} is withdrawn`,
    danger: true,
    title: `Withdraw the invitation of ${email}?`,
    confirm: 'Withdraw',
    children: 'Their link is worth nothing from then on. Nobody tells them.',
  }));
  return (
    <Card
      title="Invited people"
      description="A link works once, within seven days. Sent again, the one before is void."
      flush
    >
      <Loaded query={invitations} skeletons={2}>
        {({ items }) =>
          items.length > 0 ? (
            <ul className={rows.rows} aria-label="Invited people">
              {items.map((invitation) => (
                <InvitationRow
                  key={invitation.id}
                  invitation={invitation}
                  onResend={() => setResending(invitation)}
                  onWithdraw={() => withdraw(invitation)}
                />
              ))}
            </ul>
          ) : (
            <EmptyState title="No open invitations" text="Invite people: they stand here until they have joined." />
          )
        }
      </Loaded>
      {resending && <Resend invitation={resending} onClose={() => setResending(undefined)} />}
      {question}
    </Card>
  );
}

type RowProps = {
  readonly invitation: Invitation;
  readonly onResend: () => void;
  readonly onWithdraw: () => void;
};

function InvitationRow({ invitation, onResend, onWithdraw }: RowProps) {
  const { dayOf } = useFormat();
  const { email, name, role, customRole, industry, team, invitedByName, invitedAt, expiresAt, expired } = invitation;
  const given = `${roleName({ roleName: role, customRole })} in ${industryLabels[industry]}`;
  return (
    <RecordRow
      name={
        <>
          {name ?? email} {expired && <StatusBadge variant="warning">Expired</StatusBadge>}
        </>
      }
      actions={
        <>
          <RowButton label="Withdraw" of={email} variant="default" onClick={onWithdraw} />
          <RowButton label="Send again" of={email} variant="default" onClick={onResend} />
        </>
      }
    >
      <Quiet>{[name && email, given, team].filter(Boolean).join(' · ')}</Quiet>
      <Quiet>
        {invitedByName}, {dayOf(invitedAt)} · {expired ? 'ran out' : 'valid until'} {dayOf(expiresAt)}
      </Quiet>
    </RecordRow>
  );
}

type DecideProps = { readonly invitation: Invitation; readonly onClose: () => void };

function Resend({ invitation: { id: invitationId, email }, onClose }: DecideProps) {
  const [token, setToken] = useState<string>();
  if (token)
    return <ShownLinks links={[{ email, address: `/login?invite=${token}` }]} life="7 days" onClose={onClose} />;
  return (
    <ConfirmCommand
      operation={resendInvitation}
      input={{ invitationId }}
      done={(output) => (output.token ? undefined : `A new link is on its way to ${email}`)}
      title={`Send the invitation of ${email} again?`}
      confirm="Send again"
      onClose={onClose}
      onDone={(output) => (output.token ? setToken(output.token) : onClose())}
    >
      The link they have is void from then on. The new one is good for seven days.
    </ConfirmCommand>
  );
}
