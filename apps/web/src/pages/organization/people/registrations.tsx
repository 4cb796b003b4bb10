import { useQuery } from '@tanstack/react-query';
import { industryLabels } from '@talent-os/contracts/access/tables';
import type { Output } from '@talent-os/contracts/define';
import {
  approveRegistration,
  declineRegistration,
  listRegistrations,
} from '@talent-os/contracts/identity/registrations';
import { RecordRow } from '@/ui/table/record-row';
import { Quiet } from '@/ui/display/quiet';
import { query } from '@/lib/query';
import { useFormat } from '@/lib/use-format';
import { RowButton } from '@/ui/button/row-button';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import rows from '@/ui/table/rows.module.css';

type Registration = Output<typeof listRegistrations>['items'][number];

/** Candidates who registered and whom nobody has let in yet. */
export function Registrations() {
  const registrations = useQuery(query(listRegistrations, {}));
  const [approve, askApprove] = useConfirmed(approveRegistration, ({ id, name, email }: Registration) => ({
    input: { registrationId: id },
    done: `${name} may sign in now`,
    title: `Let ${name} in?`,
    confirm: 'Let in',
    children: `They get a candidate’s account with the password they chose. That ${email} is theirs rests on you.`,
  }));
  const [decline, askDecline] = useConfirmed(declineRegistration, ({ id, name }: Registration) => ({
    input: { registrationId: id },
    done: `The registration of ${name} is forgotten`,
    danger: true,
    title: `Forget the registration of ${name}?`,
    confirm: 'Forget it',
    children: 'Nobody is told. They may register again.',
  }));
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
                  onApprove={() => approve(registration)}
                  onDecline={() => decline(registration)}
                />
              ))}
            </ul>
          ) : (
            <EmptyState title="Nobody waits to be let in" />
          )
        }
      </Loaded>
      {askApprove}
      {askDecline}
    </Card>
  );
}

type RowProps = {
  readonly registration: Registration;
  readonly onApprove: () => void;
  readonly onDecline: () => void;
};

function RegistrationRow({ registration, onApprove, onDecline }: RowProps) {
  const { name, email, industry, registeredAt, expiresAt } = registration;
  const { dayOf } = useFormat();
  return (
    <RecordRow
      name={name}
      actions={
        <>
          <RowButton label="Decline" of={name} variant="default" onClick={onDecline} />
          <RowButton label="Let in" of={name} onClick={onApprove} />
        </>
      }
    >
      <Quiet>
        {email} · {industryLabels[industry]} · registered {dayOf(registeredAt)}, forgotten {dayOf(expiresAt)}
      </Quiet>
    </RecordRow>
  );
}
