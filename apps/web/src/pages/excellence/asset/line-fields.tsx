import { Button, Group, Select, Stack, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { assetLineKinds, type AssetSection } from '@talent-os/contracts/sales/asset-shapes';
import { listAccounts, listDeals } from '@talent-os/contracts/sales/deals';
import { excellenceData } from '@talent-os/contracts/sales/excellence/all.data';
import { metricOf } from '@talent-os/contracts/sales/excellence/metrics.data';
import type { ExcellenceModuleKey } from '@talent-os/contracts/sales/excellence/modules';
import { choicesOf } from '@/lib/choices';
import { useToday } from '@/lib/use-today';
import { DayField } from '@/ui/field/day-field';
import { SearchSelect } from '@/ui/field/search-select';
import css from './asset.module.css';
import { sourceKinds, type LineValues } from './line-values';

type LineFieldsProps = {
  readonly at: number;
  readonly values: LineValues;
  readonly module: ExcellenceModuleKey;
  /** The line as it was read, which knows what its records are called. */
  readonly names: AssetSection['lines'][number] | undefined;
  readonly field: (name: string) => GetInputPropsReturnType;
  readonly onRemove: () => void;
};

/** One line: what it is, what it says, and what it rests on. */
export function LineFields({ at, values, module, names, field, onRemove }: LineFieldsProps) {
  const today = useToday();
  const of = (name: string) => field(`lines.${at}.${name}`);
  const nth = `line ${at + 1}`;
  const sourced = values.kind === 'claim' && values.source !== 'none';
  return (
    <Stack gap="xs" className={css.line ?? ''} role="group" aria-label={`Line ${at + 1}`}>
      <TextInput label={`Text of ${nth}`} maxLength={300} {...of('text')} />
      <Group gap="sm" align="flex-start">
        <Select
          label={`Kind of ${nth}`}
          data={choicesOf(assetLineKinds)}
          allowDeselect={false}
          w={130}
          {...of('kind')}
        />
        {values.kind === 'claim' && (
          <Select
            label={`Source of ${nth}`}
            data={choicesOf(sourceKinds, sourcesFor(values))}
            allowDeselect={false}
            w={130}
            {...of('source')}
          />
        )}
        {sourced && <Source of={of} values={values} module={module} name={names?.sourceName ?? undefined} />}
        {sourced && <DayField label="Checked on" max={today} required={false} {...of('checkedOn')} />}
      </Group>
      <div>
        <Button size="compact-xs" variant="subtle" aria-label={`Remove ${nth}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </Stack>
  );
}

/** A session is a source of what was filled in, and nothing to choose. */
const sourcesFor = ({ excellenceSessionId }: LineValues) =>
  (Object.keys(sourceKinds) as (keyof typeof sourceKinds)[]).filter(
    (one) => one !== 'excellenceSessionId' || excellenceSessionId !== '',
  );

type SourceProps = {
  readonly of: LineFieldsProps['field'];
  readonly values: LineValues;
  readonly module: ExcellenceModuleKey;
  readonly name: string | undefined;
};

function Source({ of, values, module, name }: SourceProps) {
  const current = (value: string) => (value && name ? { value, label: name } : undefined);
  switch (values.source) {
    case 'url':
      return <TextInput label="Address" type="url" placeholder="https://" maxLength={500} required {...of('url')} />;
    case 'dealId':
      return (
        <SearchSelect
          operation={listDeals}
          options={(deals) => deals.map((one) => ({ value: one.id, label: one.name }))}
          label="Deal"
          required
          empty="No deal with this name"
          current={current(values.dealId)}
          {...of('dealId')}
        />
      );
    case 'accountId':
      return (
        <SearchSelect
          operation={listAccounts}
          options={(accounts) => accounts.map((one) => ({ value: one.id, label: one.name }))}
          label="Account"
          required
          empty="No account with this name"
          current={current(values.accountId)}
          {...of('accountId')}
        />
      );
    case 'metric':
      return (
        <Select
          label="Figure"
          required
          data={excellenceData[module].metrics.map((key) => ({ value: key, label: metricOf(key).label }))}
          {...of('metric')}
        />
      );
    default:
      return null;
  }
}
