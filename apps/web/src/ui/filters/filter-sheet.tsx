import { Button, Group, Stack } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { BottomSheet } from '../dialog/bottom-sheet';
import { FilterOffersContext, type FilterOffers } from './filter-offer';

type FilterSheetProps = {
  /** How many filters narrow the list. */
  readonly count: number;
  readonly onClear: (() => void) | undefined;
  readonly children: ReactNode;
};

const sheet: FilterOffers = { shape: 'sheet', adding: undefined, stopAdding: () => {}, offer: () => () => {} };

/** On a phone: every filter as a field, in a sheet from below. */
export function FilterSheet({ count, onClear, children }: FilterSheetProps) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={16} />}
        onClick={() => setOpened(true)}
        data-filter-sheet
      >
        {count > 0 ? `Filters (${count})` : 'Filters'}
      </Button>
      <BottomSheet opened={opened} onClose={close} title="Filters">
        <FilterOffersContext value={sheet}>
          <Stack gap="md">{children}</Stack>
        </FilterOffersContext>
        <Group justify="flex-end" gap="xs" mt="lg">
          {onClear && count > 0 && (
            <Button variant="default" onClick={onClear}>
              Clear all
            </Button>
          )}
          <Button onClick={close}>Show rows</Button>
        </Group>
      </BottomSheet>
    </>
  );
}
