import { Group, Text } from '@mantine/core';
import type { Operation, Sent } from '@talent-os/contracts/define';
import { draftOffer, editOffer, type Offer } from '@talent-os/contracts/talent/offers';
import { minorOf, typedOf } from '@/lib/amounts';
import { useMe } from '@/lib/session';
import { daysAfter } from '@/lib/today';
import { useCommandForm } from '@/lib/use-command-form';
import { useToday } from '@/lib/use-today';
import { DayField } from '@/ui/field/day-field';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { MoneyField } from '@/ui/field/money-field';
import { SpokenTextarea } from '@/features/voice/spoken-textarea';

type Terms = Pick<Sent<typeof draftOffer>, 'baseSalary' | 'variable' | 'startDate' | 'message'>;
type TermsFormProps<O extends Operation> = {
  readonly operation: O;
  readonly title: string;
  readonly submit: string;
  readonly done: string;
  readonly offer: Offer | undefined;
  readonly personName: string;
  readonly inputOf: (terms: Terms) => Sent<O>;
  readonly onClose: () => void;
};

function TermsForm<O extends Operation>({
  operation,
  offer,
  personName,
  inputOf,
  title,
  submit,
  done,
  onClose,
}: TermsFormProps<O>) {
  const { currency } = useMe().organization;
  const today = useToday();
  const { field, dialog } = useCommandForm(operation, {
    initial: {
      baseSalary: (offer ? typedOf(offer.baseSalary, currency) : '') as number | string,
      variable: (offer ? typedOf(offer.variable, currency) : 0) as number | string,
      startDate: offer?.startDate ?? '',
      message: offer?.message ?? '',
    },
    toInput: ({ baseSalary, variable, startDate, message }) =>
      inputOf({
        baseSalary: minorOf(baseSalary, currency),
        variable: minorOf(variable === '' ? 0 : variable, currency),
        startDate,
        message,
      }),
    done,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={title} submit={submit}>
      <Text size="sm">For {personName}. Nothing goes out before it is approved and sent.</Text>
      <Group grow align="flex-start">
        <MoneyField label="Base salary a year" data-autofocus {...field('baseSalary')} />
        <MoneyField label="Variable a year" {...field('variable')} />
      </Group>
      <DayField label="Start" min={daysAfter(today, 1)} {...field('startDate')} />
      <SpokenTextarea
        label="Message"
        description={`${personName} reads it beside the terms.`}
        autosize
        minRows={3}
        maxLength={2000}
        {...field('message')}
      />
    </FormDialog>
  );
}

type TermsDialogProps = {
  readonly applicationId: string;
  readonly personName: string;
  /** The draft to change; a new one where absent. */
  readonly offer: Offer | undefined;
  readonly onClose: () => void;
};

/** The terms of an offer, new or changed. */
export function TermsDialog({ applicationId, offer, ...rest }: TermsDialogProps) {
  return offer ? (
    <TermsForm
      {...rest}
      operation={editOffer}
      offer={offer}
      title="Change the offer"
      submit="Save"
      done="Offer changed"
      inputOf={(terms) => ({ ...terms, jobOfferId: offer.id, version: offer.version })}
    />
  ) : (
    <TermsForm
      {...rest}
      operation={draftOffer}
      offer={undefined}
      title="Draft an offer"
      submit="Save draft"
      done="Offer drafted"
      inputOf={(terms) => ({ ...terms, applicationId })}
    />
  );
}
