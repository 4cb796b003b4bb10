import { Button, Group, TextInput } from '@mantine/core';
import { answerOffer, type MyOffer } from '@talent-os/contracts/talent/my-applications';
import { useState } from 'react';
import { DeclineOfferDialog } from '@/features/my-applications/decline-offer-dialog';
import { day } from '@/lib/format';
import { useCommandForm } from '@/lib/use-command-form';
import { useFormat } from '@/lib/use-format';
import { SubmitForm } from '@/ui/form/submit-form';
import { Card } from '@/ui/page/card';
import css from './join.module.css';

type AnswerCardProps = { readonly offer: MyOffer; readonly positionTitle: string };

/** My answer: signing is typing my name, and what happens then stands above the button. */
export function AnswerCard({ offer: { id: jobOfferId, startDate, expiresAt }, positionTitle }: AnswerCardProps) {
  const { momentOf } = useFormat();
  const [declining, setDeclining] = useState(false);
  const { field, state, loading } = useCommandForm(answerOffer, {
    initial: { signedName: '' },
    toInput: ({ signedName }) => ({ jobOfferId, answer: 'accepted' as const, signedName }),
    done: `You accepted: ${positionTitle} is yours`,
  });
  return (
    <Card title="Your answer" description={`By ${momentOf(expiresAt)}. Waiting costs nothing until then.`}>
      <SubmitForm state={state} label="Your answer" className={css.answer}>
        <TextInput
          label="Type your name as you sign"
          description="Kept with the time, and with the terms you see."
          required
          autoComplete="name"
          maxLength={120}
          {...field('signedName')}
        />
        <div className={css.then}>
          <b>When you accept</b>
          <ul>
            <li>The hiring team knows at once, and the seat is yours.</li>
            <li>You start on {day(startDate)}; what comes before stands here.</li>
            <li>Your other applications go on until you withdraw them.</li>
          </ul>
        </div>
        <Group justify="space-between">
          <Button type="submit" loading={loading}>
            Accept the offer
          </Button>
          <Button variant="subtle" onClick={() => setDeclining(true)}>
            Not this one
          </Button>
        </Group>
      </SubmitForm>
      {declining && (
        <DeclineOfferDialog jobOfferId={jobOfferId} positionTitle={positionTitle} onClose={() => setDeclining(false)} />
      )}
    </Card>
  );
}
