import { Checkbox, Select, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { proposeReassignment, territoryTargets } from '@talent-os/contracts/sales/territories';
import { query } from '@/lib/query';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { DayField } from '@/ui/field/day-field';
import { today } from '@/lib/today';
import { SpokenTextarea } from '@/features/voice/spoken-textarea';
import type { Account } from './accounts';
import { BalancePreview } from './balance-preview';
import { previewOf, formatBalance, type Territory } from './balance.rules';

type ProposeDialogProps = { readonly territory: Territory; readonly account: Account; readonly onClose: () => void };

/** Proposes to move an account, and shows what that does to both territories. */
export function ProposeDialog({ territory, account, onClose }: ProposeDialogProps) {
  const targets = useQuery(query(territoryTargets, {}));
  const others = (targets.data?.items ?? []).filter(({ id }) => id !== territory.id);
  const { form, field, dialog } = useCommandForm(proposeReassignment, {
    initial: { toTerritoryId: '', effectiveDate: today(), moveDeals: false, note: '' },
    toInput: (values) => ({ accountId: account.id, ...values, toTerritoryId: values.toTerritoryId ?? '' }),
    done: 'Reassignment proposed',
    onClose,
  });
  const target = others.find(({ id }) => id === form.values.toTerritoryId);
  const preview = target && previewOf(territory, account.potential, target.balance);
  return (
    <FormDialog {...dialog} title="Propose reassignment" submit="Propose">
      <Text size="sm">
        {account.name} leaves {territory.name}.
      </Text>
      <Select
        label="To territory"
        required
        searchable
        placeholder="Choose a territory"
        nothingFoundMessage="No other active territory"
        data={others.map(({ id, name, ownerName, balance }) => ({
          value: id,
          label: `${name} · ${ownerName} · ${formatBalance(balance)}`,
        }))}
        {...field('toTerritoryId')}
      />
      {target && preview && <BalancePreview from={territory.name} to={target.name} preview={preview} />}
      <DayField label="Effective date" min={today()} {...field('effectiveDate')} />
      <Checkbox
        label="Move its open deals too"
        description="Otherwise open deals keep their owner."
        {...form.getInputProps('moveDeals', { type: 'checkbox' })}
      />
      <SpokenTextarea label="Why?" required autosize minRows={2} maxLength={500} {...field('note')} />
    </FormDialog>
  );
}
