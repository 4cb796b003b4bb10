import { SegmentedControl } from '@mantine/core';
import { choicesOf } from '@/lib/choices';
import { useViewParams } from '@/lib/use-view-params';

const labels = { positions: 'Positions', board: 'Board', table: 'Table' } as const;
export type View = keyof typeof labels;

/** The view the address names, else the first; and a way to another one. */
export function useView(views: readonly View[]): readonly [View, (view: View) => void] {
  const [params, change] = useViewParams();
  const [first] = views;
  const view = views.find((one) => one === params.get('view')) ?? first!;
  const show = (next: View) =>
    change(
      { view: next === first ? undefined : next, page: undefined, sort: undefined, application: undefined },
      { replace: true },
    );
  return [view, show];
}

/** Chooses how the same is shown. */
export function ViewSwitch({ views }: { readonly views: readonly View[] }) {
  const [view, show] = useView(views);
  return (
    <SegmentedControl
      aria-label="View"
      data={choicesOf(labels, views)}
      value={view}
      onChange={(next) => show(next as View)}
    />
  );
}
