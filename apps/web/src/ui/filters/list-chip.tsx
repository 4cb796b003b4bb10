import { Chip, Switch } from '@mantine/core';
import type { ListParams } from '@/lib/use-list-params';
import { ChipShell, ChipText } from './filter-chip';
import { useOffer } from './filter-offer';
import chip from './filter-chip.module.css';
import css from './list-chip.module.css';

type ListChipProps = {
  readonly params: Pick<ListParams, 'get' | 'patch'>;
  /** What the address calls it. */
  readonly name: string;
  /** What it says there while it is on. */
  readonly value?: string;
  readonly children: string;
};

/** Narrows a list to one kind, or not; kept in the address. */
export function ListChip({ params, name, value = 'true', children }: ListChipProps) {
  const set = params.get(name) === value;
  const change = (only: boolean) => params.patch({ [name]: only ? value : undefined });
  const offers = useOffer({ name, label: children, set, onAdd: () => change(true) });
  if (offers?.shape === 'bar')
    return set ? (
      <ChipShell removes={children} onRemove={() => change(false)}>
        <span className={chip.text} data-fixed>
          <ChipText label={children} />
        </span>
      </ChipShell>
    ) : null;
  if (offers)
    return <Switch label={children} checked={set} onChange={({ currentTarget }) => change(currentTarget.checked)} />;
  return (
    <Chip checked={set} onChange={change} variant="outline" classNames={{ label: css.label ?? '' }}>
      {children}
    </Chip>
  );
}
