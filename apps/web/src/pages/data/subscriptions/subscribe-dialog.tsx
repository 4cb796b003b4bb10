import { Select } from '@mantine/core';
import { figureKindOf } from '@talent-os/contracts/facts/question-words';
import type { SavedQuestion } from '@talent-os/contracts/intelligence/questions';
import {
  isThreshold,
  setSubscription,
  subscriptionOccasions,
  type Subscription,
  type SubscriptionOccasion,
} from '@talent-os/contracts/intelligence/subscriptions';
import { draftOf } from '@/features/questions/question-state';
import { minorOf, typedOf } from '@/lib/amounts';
import { choicesOf } from '@/lib/choices';
import { useMe } from '@/lib/session';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { MoneyField } from '@/ui/field/money-field';
import { NumberField } from '@/ui/field/number-field';
import { hourText } from './subscription.rules';

type SubscribeDialogProps = {
  readonly question: SavedQuestion;
  /** The one there is. */
  readonly subscription: Subscription | undefined;
  readonly onClose: () => void;
};

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourText(hour) }));

/** When somebody is told the answer to a question of theirs. */
export function SubscribeDialog({ question, subscription, onClose }: SubscribeDialogProps) {
  const { currency } = useMe().organization;
  const isAmount = figureKindOf(draftOf(question)) === 'money';
  const typed = (threshold: number): number => (isAmount ? typedOf(threshold, currency) : threshold);
  const sent = (value: number | string): number =>
    isAmount ? minorOf(value, currency) : value === '' ? Number.NaN : Number(value);
  const { threshold: before = null } = subscription ?? {};
  const { field, form, dialog } = useCommandForm(setSubscription, {
    initial: {
      occasion: (subscription?.occasion ?? 'weekly') as SubscriptionOccasion,
      hour: String(subscription?.hour ?? 8),
      threshold: (before === null ? '' : typed(before)) as number | string,
    },
    toInput: ({ occasion, hour, threshold }) => ({
      savedQuestionId: question.id,
      occasion,
      hour: Number(hour),
      ...(isThreshold(occasion) && { threshold: sent(threshold) }),
    }),
    done: 'You are subscribed',
    onClose,
  });
  const crosses = isThreshold(form.getValues().occasion);
  const { error, ...number } = field('threshold');
  const wrong = error && (number.value === '' ? 'Please enter a number' : String(error));
  return (
    <FormDialog {...dialog} title={`Subscribe to “${question.title}”`} submit="Subscribe">
      <Select label="Tell me" allowDeselect={false} data={choicesOf(subscriptionOccasions)} {...field('occasion')} />
      {!crosses && (
        <Select
          label="At"
          description="By the clock of your organization"
          allowDeselect={false}
          data={hours}
          {...field('hour')}
        />
      )}
      {crosses && isAmount && <MoneyField label="Number" {...field('threshold')} />}
      {crosses && !isAmount && <NumberField label="Number" required {...number} error={wrong} />}
    </FormDialog>
  );
}
