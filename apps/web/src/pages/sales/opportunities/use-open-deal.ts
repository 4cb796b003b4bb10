import { useSearchParams } from 'react-router-dom';

/** Which deal is open beside the list, kept in the address: a link to a deal can be shared, and Back closes it. */
export function useOpenDeal() {
  const [params, setParams] = useSearchParams();
  const set = (changes: Readonly<Record<string, string | undefined>>, replace: boolean) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value) after.set(name, value);
          else after.delete(name);
        }
        return after;
      },
      { replace },
    );
  return {
    dealId: params.get('deal') ?? undefined,
    editing: params.has('edit'),
    creating: params.get('new') === 'deal',
    open: (dealId: string) => set({ deal: dealId, edit: undefined }, false),
    edit: (dealId: string) => set({ deal: dealId, edit: 'facts' }, false),
    setEditing: (editing: boolean) => set({ edit: editing ? 'facts' : undefined }, true),
    create: () => set({ new: 'deal' }, false),
    close: () => set({ deal: undefined, edit: undefined, new: undefined }, true),
  };
}
