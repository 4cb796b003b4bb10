import { Select, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { industryLabels, type Industry } from '@talent-os/contracts/access/tables';
import { addTarget, changeTarget, type Target } from '@talent-os/contracts/talent/targets';
import { minorOf, typedOf } from '@/lib/amounts';
import { choicesOf } from '@/lib/choices';
import { useMe } from '@/lib/session';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { MoneyField } from '@/ui/field/money-field';
import { NumberField } from '@/ui/field/number-field';

type TargetDialogProps = { readonly target?: Target; readonly onClose: () => void };
type Values = { title: string; industry: Industry; pay: number | string; horizonMonths: number | string };

/** Names a role to aim for, or says it anew. */
export const TargetDialog = ({ target, onClose }: TargetDialogProps) =>
  target ? <Change target={target} onClose={onClose} /> : <Add onClose={onClose} />;

/** What the fields hold as it is sent; an empty pay is none. */
function useSaid() {
  const { currency, industries } = useMe().organization;
  return {
    currency,
    first: industries[0]!,
    said: ({ pay, horizonMonths, ...values }: Values) => ({
      ...values,
      pay: pay === '' ? null : minorOf(pay, currency),
      horizonMonths: Number(horizonMonths),
    }),
  };
}

function Add({ onClose }: Pick<TargetDialogProps, 'onClose'>) {
  const { first, said } = useSaid();
  const initial: Values = { title: '', industry: first, pay: '', horizonMonths: 12 };
  const { field, dialog } = useCommandForm(addTarget, {
    initial,
    toInput: said,
    done: (_, { title }) => `You aim for ${title}`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Add role" submit="Add">
      <Fields field={field} />
    </FormDialog>
  );
}

function Change({ target, onClose }: { readonly target: Target; readonly onClose: () => void }) {
  const { currency, said } = useSaid();
  const { id, version, title, industry, pay, horizonMonths } = target;
  const initial: Values = { title, industry, pay: pay === null ? '' : typedOf(pay, currency), horizonMonths };
  const { field, dialog } = useCommandForm(changeTarget, {
    initial,
    toInput: (values) => ({ ...said(values), targetId: id, version }),
    done: (_, input) => `${input.title} was changed`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={title} submit="Save">
      <Fields field={field} />
    </FormDialog>
  );
}

function Fields({ field }: { readonly field: (name: keyof Values) => GetInputPropsReturnType }) {
  return (
    <>
      <TextInput label="Role" required maxLength={120} data-autofocus {...field('title')} />
      <Select label="Industry" allowDeselect={false} data={choicesOf(industryLabels)} {...field('industry')} />
      <MoneyField label="Pay hoped for in a year" required={false} {...field('pay')} />
      <NumberField label="In how many months" required decimals={0} min={1} max={120} {...field('horizonMonths')} />
    </>
  );
}
