import { Button } from '@mantine/core';
import { EmptyState } from './empty-state';

/** A list in which nothing matches what people look for. */
export function NothingFound({ onClear }: { readonly onClear: () => void }) {
  return (
    <EmptyState
      title="No results match your filters"
      action={
        <Button variant="default" size="xs" onClick={onClear}>
          Clear filters
        </Button>
      }
    />
  );
}
