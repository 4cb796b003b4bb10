import type { DatasetState } from '@talent-os/contracts/intelligence/datasets';
import type { Figure } from '@/features/questions/question-state';
import { useViewParams } from '@/lib/use-view-params';

/** The figure whose rows are open beside the answer, as the address says it, and where those of another stand. */
export function useFigureRows(dataset: DatasetState | undefined) {
  const [params, change] = useViewParams();
  const close = () => change({ rows: undefined, at: undefined, beside: undefined });
  if (!dataset || dataset.personal) return { figure: undefined, close, linkTo: () => undefined };
  const figure: Figure | undefined = params.has('rows')
    ? { group: params.get('at') ?? undefined, beside: params.get('beside') ?? undefined }
    : undefined;
  const linkTo = ({ group, beside }: Figure): string => {
    const next = new URLSearchParams(params);
    next.set('rows', 'all');
    for (const [name, value] of [
      ['at', group],
      ['beside', beside],
    ] as const)
      if (value === undefined) next.delete(name);
      else next.set(name, value);
    return `/data?${next}`;
  };
  return { figure, close, linkTo };
}
