import { SegmentedControl } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';

const labels = { positions: 'Positions', board: 'Board', table: 'Table' } as const;
export type View = keyof typeof labels;

/** The view the address names, else the first; and a way to another one. */
export function useView(views: readonly View[]): readonly [View, (view: View) => void] {
  const [params, setParams] = useSearchParams();
  const view = views.find((one) => one === params.get('view')) ?? views[0]!;
  const change = (next: View) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const name of ['page', 'sort', 'application']) after.delete(name);
        if (next === views[0]) after.delete('view');
        else after.set('view', next);
        return after;
      },
      { replace: true },
    );
  return [view, change];
}

/** Chooses how the same is shown. */
export function ViewSwitch({ views }: { readonly views: readonly View[] }) {
  const [view, change] = useView(views);
  return (
    <SegmentedControl
      aria-label="View"
      data={views.map((value) => ({ value, label: labels[value] }))}
      value={view}
      onChange={(next) => change(next as View)}
    />
  );
}
