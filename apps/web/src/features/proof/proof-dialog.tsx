import { Button, Text } from '@mantine/core';
import type { Output } from '@talent-os/contracts/define';
import { beginStepUp, proveAgain } from '@talent-os/contracts/identity/second-factor';
import { useEffect, useState } from 'react';
import { call } from '@/lib/api';
import { notify } from '@/lib/notify';
import { keepTokens } from '@/lib/tokens';
import { Dialog } from '@/ui/dialog/dialog';
import { ProofForm, type ProofAnswer } from './proof-form';

type Ways = Output<typeof beginStepUp>;
type ProofDialogProps = { readonly onClose: (proven: boolean) => void };

/** Asks the person once more who they are; what they were about to do goes on afterwards. */
export default function ProofDialog({ onClose }: ProofDialogProps) {
  const [ways, setWays] = useState<Ways>();
  useEffect(() => {
    let gone = false;
    call(beginStepUp, {}).then(
      (found) => !gone && setWays(found),
      (failure: unknown) => {
        notify.failure(failure);
        onClose(false);
      },
    );
    return () => {
      gone = true;
    };
  }, [onClose]);

  async function send(answer: ProofAnswer) {
    keepTokens(await call(proveAgain, { ...answer, ...(ways?.challenge && { challenge: ways.challenge }) }));
    onClose(true);
  }
  return (
    <Dialog title="Please confirm that it is you" size="sm" onClose={() => onClose(false)}>
      <Text size="sm" mb="md">
        What you are about to do matters for everybody’s security. You are not asked again for five minutes.
      </Text>
      {ways && (
        <ProofForm
          label="Confirm that it is you"
          methods={ways.methods}
          passkey={ways.passkey}
          action="Confirm"
          send={send}
          aside={
            <Button variant="default" onClick={() => onClose(false)}>
              Cancel
            </Button>
          }
        />
      )}
    </Dialog>
  );
}
