import { Button } from '@mantine/core';
import { EmptyState } from '@/ui/loading/empty-state';
import type { ProductivityView } from '../use-productivity-view';

/** Nothing there, with the way to change it. */
export function NoGoals({ place }: { readonly place: ProductivityView }) {
  return <EmptyState title="No goals yet" action={<Button onClick={() => place.create('goal')}>Add goal</Button>} />;
}
