import { Select } from '@mantine/core';
import { hubChoices } from './prompt';

type HubFilterProps = { readonly hub: string | undefined; readonly onChoose: (hub: string | undefined) => void };

export function HubFilter({ hub, onChoose }: HubFilterProps) {
  return (
    <Select
      aria-label="Hub"
      placeholder="Any hub"
      w={240}
      clearable
      data={hubChoices}
      value={hub ?? null}
      onChange={(next) => onChoose(next ?? undefined)}
    />
  );
}
