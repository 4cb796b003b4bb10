import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Output } from '@talent-os/contracts/define';
import { beginTotp, getSecondFactor, makeRecoveryCodes, removeTotp } from '@talent-os/contracts/identity/second-factor';
import { useState } from 'react';
import { RecordRow } from '@/ui/table/record-row';
import { Quiet } from '@/ui/display/quiet';
import { counted } from '@/lib/counted';
import { query } from '@/lib/query';
import { useCommand } from '@/lib/use-command';
import { useFormat } from '@/lib/use-format';
import { RowButton } from '@/ui/button/row-button';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import rows from '@/ui/table/rows.module.css';
import { RecoveryCodes } from './recovery-codes';
import { SetUpTotp } from './set-up-totp';

type Factors = Output<typeof getSecondFactor>;

/** What the caller has beside the password. */
export function SecondFactorCard() {
  const factors = useQuery(query(getSecondFactor, {}));
  return (
    <Card
      title="Second factor"
      description="A code beside your password: whoever learns the password alone does not get in."
      flush
    >
      <Loaded query={factors} skeletons={2}>
        {(found) => (
          <>
            <Asked factors={found} />
            <ul className={rows.rows} aria-label="Second factor">
              <TotpRow factors={found} />
              <CodesRow factors={found} />
            </ul>
          </>
        )}
      </Loaded>
    </Card>
  );
}

/** What the organization asks for, while it is missing. */
function Asked({ factors: { enrollBy } }: { readonly factors: Factors }) {
  const { dayOf } = useFormat();
  if (!enrollBy) return null;
  return (
    <Alert color="yellow" variant="light" mx={18} my="sm">
      Your organization asks for a second factor. Please set one up by {dayOf(enrollBy)}: an authenticator app or a
      passkey.
    </Alert>
  );
}

type RowProps = { readonly factors: Factors };

function TotpRow({ factors: { totpSince } }: RowProps) {
  const { dayOf } = useFormat();
  const begin = useCommand(beginTotp);
  const [secret, setSecret] = useState<Output<typeof beginTotp>>();
  const [remove, question] = useConfirmed(removeTotp, () => ({
    input: {},
    done: 'Your authenticator app was removed',
    danger: true,
    title: 'Remove the authenticator app?',
    confirm: 'Remove',
    children: 'Its codes let nobody in any more. Without another factor your recovery codes go with it.',
  }));
  return (
    <RecordRow
      name="Authenticator app"
      actions={
        <>
          {totpSince ? (
            <RowButton label="Remove" of="authenticator app" variant="default" onClick={() => remove()} />
          ) : (
            <RowButton
              label="Set up"
              of="authenticator app"
              loading={begin.loading}
              onClick={() => void begin.run({}).then(setSecret, () => undefined)}
            />
          )}
          {secret && <SetUpTotp secret={secret} onClose={() => setSecret(undefined)} />}
          {question}
        </>
      }
    >
      <Quiet>{totpSince ? `Set up on ${dayOf(totpSince)}.` : 'Not set up.'}</Quiet>
    </RecordRow>
  );
}

function CodesRow({ factors: { recoveryCodesLeft, totpSince, passkeys } }: RowProps) {
  const [codes, setCodes] = useState<readonly string[]>();
  const [ask, question] = useConfirmed(makeRecoveryCodes, () => ({
    input: {},
    title: 'Make new recovery codes?',
    confirm: 'Make new codes',
    onDone: ({ recoveryCodes }) => setCodes(recoveryCodes),
    children: 'The ones you have are worth nothing then.',
  }));
  if (!totpSince && passkeys.length === 0) return null;
  return (
    <RecordRow
      name="Recovery codes"
      actions={
        <>
          <RowButton label="Make new" of="recovery codes" variant="default" onClick={() => ask()} />
          {question}
          {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
        </>
      }
    >
      <Quiet>{counted(recoveryCodesLeft, 'codes')} left. Each lets you in once.</Quiet>
    </RecordRow>
  );
}
