import type { WaitingGrant } from '@talent-os/contracts/identity/access-reviews';
import { useState } from 'react';

export type Chosen = ReturnType<typeof useChosen>;

/** Which of these grants are chosen to be kept together. */
export function useChosen(all: readonly WaitingGrant[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const picked = all.filter(({ id }) => ids.has(id));
  return {
    all,
    picked,
    none: () => setIds(new Set()),
    toggle: (id: string) => setIds(new Set(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id])),
    toggleAll: () => setIds(new Set(picked.length === all.length ? [] : all.map(({ id }) => id))),
  };
}
