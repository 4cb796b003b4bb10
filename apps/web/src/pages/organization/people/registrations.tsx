import { useQuery } from '@tanstack/react-query';
import { industryLabels } from '@talent-os/contracts/access/tables';
import type { Output } from '@talent-os/contracts/define';
import {
  approveRegistration,
  declineRegistration,
  listRegistrations,
} from '@talent-os/contracts/identity/registrations';
import { useState } from 'react';
import { RecordRow } from '../../../ui/table/record-row';
import { Quiet } from '../../../ui/display/quiet';
import { query } from '../../../lib/query';
import { useFormat } from '../../../lib/use-format';
import { RowButton } from '../../../ui/button/row-button';
import { ConfirmCommand } from '../../../ui/dialog/confirm-command';
import { EmptyState } from '../../../ui/loading/empty-state';
import { Loaded } from '../../../ui/loading/loaded';
import { Card } from '../../../ui/page/card';
import rows from '../../../ui/table/rows.module.css';

type Registration = Output<typeof listRegistrations>['items'][number];
type Deciding = { readonly deed: 'approve' | 'decline'; readonly registration: Registration };

/** Candidates who registered and whom nobody has let in yet. */
export function Registrations() {
  const registrations = useQuery(query(listRegistrations, {}));
  const [deciding, setDeciding] = useState<Deciding>();
  return (
    <Card
      title="Registered candidates"
      description="They confirm themselves by mail. Let somebody in by hand only where you know that the address is theirs."
      flush
    >
      <Loaded query={registrations} skeletons={1}>
        {({ items }) =>
          items.length > 0 ? (
            <ul className={rows.rows} aria-label="Registered candidates">
              {items.map((registration) => (
                <RegistrationRow
                  key={registration.id}
                  registration={registration}
                  onDecide={(deed) => setDeciding({ deed, registration })}
                />
              ))}
            </ul>
          ) : (
            <EmptyState title="Nobody waits to be let in" />
          )
        }
      </Loaded>
      {deciding && <Decide {...deciding} onClose={() => setDeciding(undefined)} />}
    </Card>
  );
}

type RowProps = { readonly registration: Registration; readonly onDecide: (deed: Deciding['deed']) => void };

function RegistrationRow({ registration: { name, email, industry, registeredAt, expiresAt }, onDecide }: RowProps) {
  const { dayOf } = useFormat();
  return (
    <RecordRow
      name={name}
      actions={
        <>
          <RowButton label="Decline" of={name} variant="default" onClick={() => onDecide('decline')} />
          <RowButton label="Let in" of={name} onClick={() => onDecide('approve')} />
        </>
      }
    >
      <Quiet>
        {email} · {industryLabels[industry]} · registered {dayOf(registeredAt)}, forgotten {dayOf(expiresAt)}
      </Quiet>
    </RecordRow>
  );
}

function Decide({
  deed,
  registration: { id: registrationId, name, email },
  onClose,
}: Deciding & { onClose: () => void }) {
  if (deed === 'approve')
    return (
      <ConfirmCommand
        operation={approveRegistration}
        input={{ registrationId }}
        done={`${name} may sign in now`}
        title={`Let ${name} in?`}
        confirm="Let in"
        onClose={onClose}
      >
        They get a candidate’s account with the password they chose. That {email} is theirs rests on you.
      </ConfirmCommand>
    );
  return (
    <ConfirmCommand
      operation={declineRegistration}
      input={{ registrationId }}
      done={`The registration of ${name} is forgotten`}
      danger
      title={`Forget the registration of ${name}?`}
      confirm="Forget it"
      onClose={onClose}
    >
      Nobody is told. They may register again.
    </ConfirmCommand>
  );
}
