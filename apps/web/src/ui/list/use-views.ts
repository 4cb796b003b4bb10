import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Output } from '@talent-os/contracts/define';
import { listViews, setListPreference, type SavedView, type ViewState } from '@talent-os/contracts/identity/views';
import { useEffect, useRef } from 'react';
import type { ListHandle, ListParams } from '@/lib/use-list-params';
import { addressOf, densityOf, differences, isBare, noState, stateAt, viewParams } from '@/lib/view-state';
import type { Changes } from '@/lib/use-view-params';
import { call } from '@/lib/api';
import { query } from '@/lib/query';

/** Views change seldom, and one’s own changes are known: they are asked for again after this time, in milliseconds. */
const FRESH_MS = 5 * 60_000;

export type Layout = Pick<ViewState, 'columns' | 'density'>;
export type Views = ReturnType<typeof useViews>;

/** The views of a list, the one that is open, what differs from it, and the layout in force. */
export function useViews(params: ListParams, list: ListHandle) {
  const { names, defaultSort, operation } = list;
  const asked = query(listViews, { list: operation.name });
  const { data: kept } = useQuery({ ...asked, staleTime: FRESH_MS, retry: false });
  const client = useQueryClient();
  const views = kept?.items ?? [];
  const open = views.find(({ id }) => id === params.get(viewParams.id));
  const shown = stateAt(params.get, names);
  const saved = open?.state ?? noState;
  const effective = open ? withView(shown, saved, params.get, names) : shown;
  const changed = differences(effective, saved, names, defaultSort);
  useOpening({ params, list, kept, open });

  const show = (state: ViewState, viewId?: string) => params.patch(addressOf(state, names, viewId));
  /** On the list itself a layout is the person’s own; in a view it differs from the view until it is saved. */
  const layOut = (layout: Partial<Layout>): void => {
    if (open) return params.patchBeside(changesOf(layout));
    client.setQueryData<Output<typeof listViews>>(
      asked.queryKey,
      (before) => before && ({ ...before, ...layout } as typeof before),
    );
    params.patchBeside({ [viewParams.columns]: undefined, [viewParams.density]: undefined });
    // A layout that could not be kept is no reason to stop anybody: it holds until the page is loaded again.
    void call(setListPreference, { list: operation.name, ...layout } as never).catch(() => undefined);
  };
  const layout = layoutOf(effective, open ? undefined : kept);
  return {
    /** They are known: before, or where they could not be read, there is only the list itself. */
    loaded: kept !== undefined,
    views,
    open,
    changed,
    /** What would be saved. */
    state: { ...effective, ...layout },
    layout,
    ...peopleOf(kept),
    show: (view: SavedView | undefined) => show(view?.state ?? noState, view?.id),
    keepAs: (view: SavedView) => show(view.state, view.id),
    layOut,
  };
}

type ListedViews = Output<typeof listViews> | undefined;

/** The layout in force: what the address or the view says, else what the person keeps of the list. */
const layoutOf = ({ columns, density }: Layout, kept: ListedViews): Layout => ({
  columns: columns ?? kept?.columns ?? null,
  density: density ?? densityOf(kept?.density),
});

const peopleOf = (kept: ListedViews) => ({ defaultViewId: kept?.defaultViewId ?? null, inTeam: kept?.inTeam ?? false });

const changesOf = (layout: Partial<Layout>): Changes => ({
  ...('columns' in layout && { [viewParams.columns]: layout.columns?.join(',') }),
  ...('density' in layout && { [viewParams.density]: layout.density ?? undefined }),
});

/** A view’s own layout holds where the address says no other. */
const withView = (shown: ViewState, saved: ViewState, get: ListParams['get'], names: readonly string[]): ViewState => ({
  ...(isBare(get, names) ? saved : shown),
  columns: shown.columns ?? saved.columns,
  density: shown.density ?? saved.density,
});

type OpenedView = {
  readonly params: ListParams;
  readonly list: ListHandle;
  readonly kept: Output<typeof listViews> | undefined;
  readonly open: SavedView | undefined;
};

/**
 * An address that says only which view is filled in with what the view says; one that says nothing opens the view the
 * person has chosen to begin with, once.
 */
function useOpening({ params, list: { names }, kept, open }: OpenedView): void {
  const begun = useRef(false);
  const { get, patchBeside } = params;
  useEffect(() => {
    if (!kept) return;
    const first = !begun.current;
    begun.current = true;
    if (!isBare(get, names)) return;
    const meant = get(viewParams.id) ? open : kept.items.find(({ id }) => id === kept.defaultViewId);
    if (first && meant) patchBeside(addressOf(meant.state, names, meant.id));
    else if (!first && open && open.state.filters.length > 0) patchBeside({ [viewParams.unfiltered]: 'none' });
  }, [kept, open, get, names, patchBeside]);
}
