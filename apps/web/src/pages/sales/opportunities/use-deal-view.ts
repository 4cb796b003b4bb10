import { useViewParams } from '../../../lib/use-view-params';

/** Which deal is open beside the list, kept in the address: a link to a deal can be shared, and Back closes it. */
export function useDealView() {
  const [params, change] = useViewParams();
  return {
    dealId: params.get('deal') ?? undefined,
    editing: params.has('edit'),
    creating: params.get('new') === 'deal',
    open: (dealId: string) => change({ deal: dealId, edit: undefined }),
    edit: (dealId: string) => change({ deal: dealId, edit: 'facts' }),
    setEditing: (editing: boolean) => change({ edit: editing ? 'facts' : undefined }, { replace: true }),
    create: () => change({ new: 'deal' }),
    close: () => change({ deal: undefined, edit: undefined, new: undefined }, { replace: true }),
  };
}
