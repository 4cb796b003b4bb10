import { Button, Group, Stack, Text } from '@mantine/core';
import { answerOffer, viewOffer, type MyOffer } from '@talent-os/contracts/talent/my-applications';
import { offerStates } from '@talent-os/contracts/talent/offer-states';
import { useEffect, useState } from 'react';
import { day, money } from '@/lib/format';
import { useCommand } from '@/lib/use-command';
import { useFormat } from '@/lib/use-format';
import { useReturnFocus } from '@/lib/use-return-focus';
import { Dialog } from '@/ui/dialog/dialog';
import { ConfirmCommand } from '@/ui/dialog/confirm-command';
import { Facts } from '@/ui/display/facts';
import { DeclineOfferDialog } from './decline-offer-dialog';

type OfferDialogProps = { readonly offer: MyOffer; readonly positionTitle: string; readonly onClose: () => void };

/** The terms of an offer I was sent, to accept or decline. Its sender sees that it was opened. */
export function OfferDialog({ offer, positionTitle, onClose }: OfferDialogProps) {
  useReturnFocus();
  const { id: jobOfferId, status, currency, baseSalary, variable, startDate, message, expiresAt, note } = offer;
  const { momentOf } = useFormat();
  const [answering, setAnswering] = useState<'accepted' | 'declined'>();
  const { mutate: open } = useCommand(viewOffer);
  useEffect(() => {
    if (status === 'sent') open({ jobOfferId });
  }, [status, jobOfferId, open]);
  const { out, label } = offerStates[status];
  if (answering === 'declined')
    return <DeclineOfferDialog jobOfferId={jobOfferId} positionTitle={positionTitle} onClose={onClose} />;
  if (answering === 'accepted')
    return (
      <AcceptDialog
        offer={offer}
        positionTitle={positionTitle}
        onClose={onClose}
        onBack={() => setAnswering(undefined)}
      />
    );
  return (
    <Dialog onClose={onClose} title={`Offer: ${positionTitle}`}>
      <Stack gap="md">
        <Facts
          items={[
            ['Base salary a year', money(baseSalary, currency)],
            ['Variable a year', variable > 0 ? money(variable, currency) : null],
            ['Start', day(startDate)],
            [out ? 'Answer by' : 'Ran until', momentOf(expiresAt)],
            ['State', out ? null : label],
          ]}
        />
        {message && (
          <Text size="sm" style={{ whiteSpace: 'pre-wrap' }}>
            {message}
          </Text>
        )}
        {note && <Text size="sm">{note}</Text>}
        <Group justify="flex-end" gap="xs">
          {out ? (
            <>
              <Button variant="default" onClick={() => setAnswering('declined')}>
                Decline
              </Button>
              <Button data-autofocus onClick={() => setAnswering('accepted')}>
                Accept
              </Button>
            </>
          ) : (
            <Button variant="default" onClick={onClose}>
              Close
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}

function AcceptDialog({ offer, positionTitle, onClose, onBack }: OfferDialogProps & { readonly onBack: () => void }) {
  const { id: jobOfferId, startDate } = offer;
  return (
    <ConfirmCommand
      operation={answerOffer}
      input={{ jobOfferId, answer: 'accepted' }}
      done={`You accepted: ${positionTitle} is yours`}
      title="Accept this offer?"
      confirm="Accept offer"
      onDone={onClose}
      onClose={onBack}
    >
      You take the seat {positionTitle} and start on {day(startDate)}. The hiring team is told.
    </ConfirmCommand>
  );
}
