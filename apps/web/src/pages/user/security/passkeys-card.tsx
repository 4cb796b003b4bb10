import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { removePasskey } from '@talent-os/contracts/identity/passkeys';
import { getSecondFactor, type Passkey } from '@talent-os/contracts/identity/second-factor';
import { useState } from 'react';
import { RecordRow } from '@/ui/table/record-row';
import { Quiet } from '@/ui/display/quiet';
import { knowsPasskeys } from '@/lib/knows-passkeys';
import { query } from '@/lib/query';
import { useFormat } from '@/lib/use-format';
import { RowButton } from '@/ui/button/row-button';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import rows from '@/ui/table/rows.module.css';
import { AddPasskey } from './add-passkey';
import { RenamePasskey } from './rename-passkey';

type Opened = { readonly what: 'add' } | { readonly what: 'rename'; readonly passkey: Passkey };

/** Devices that sign the caller in without a password. */
export function PasskeysCard() {
  const factors = useQuery(query(getSecondFactor, {}));
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const [remove, question] = useConfirmed(removePasskey, ({ id, name }: Passkey) => ({
    input: { passkeyId: id },
    done: `${name} was removed`,
    danger: true,
    title: `Remove ${name}?`,
    confirm: 'Remove',
    children: 'Nobody signs in with it any more. Your device may go on offering it until you delete it there too.',
  }));
  const possible = factors.data?.passkeysAvailable && knowsPasskeys();
  return (
    <Card
      title="Passkeys"
      description="Sign in with your finger, your face or the code of your device, without a password."
      actions={
        possible && (
          <Button variant="default" leftSection={<IconPlus size={15} />} onClick={() => setOpened({ what: 'add' })}>
            Add passkey
          </Button>
        )
      }
      flush
    >
      <Loaded query={factors} skeletons={1}>
        {({ passkeys }) =>
          passkeys.length === 0 ? (
            <EmptyState title={possible ? 'No passkeys yet' : 'Passkeys are not possible at this address'} />
          ) : (
            <ul className={rows.rows} aria-label="Passkeys">
              {passkeys.map((passkey) => (
                <PasskeyRow
                  key={passkey.id}
                  passkey={passkey}
                  onRename={() => setOpened({ what: 'rename', passkey })}
                  onRemove={() => remove(passkey)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {opened?.what === 'add' && <AddPasskey onClose={close} />}
      {opened?.what === 'rename' && <RenamePasskey passkey={opened.passkey} onClose={close} />}
      {question}
    </Card>
  );
}

type PasskeyRowProps = { readonly passkey: Passkey; readonly onRename: () => void; readonly onRemove: () => void };

function PasskeyRow({ passkey: { name, createdAt, lastUsedAt, synced }, onRename, onRemove }: PasskeyRowProps) {
  const { dayOf, momentOf } = useFormat();
  return (
    <RecordRow
      name={name}
      actions={
        <>
          <RowButton label="Rename" of={name} variant="default" onClick={onRename} />
          <RowButton label="Remove" of={name} variant="default" onClick={onRemove} />
        </>
      }
    >
      <Quiet>
        Added on {dayOf(createdAt)}. {lastUsedAt ? `Last used ${momentOf(lastUsedAt)}.` : 'Never used.'}
        {synced && ' On your other devices too.'}
      </Quiet>
    </RecordRow>
  );
}
