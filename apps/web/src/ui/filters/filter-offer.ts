import { createContext, use, useEffect, useEffectEvent, useState } from 'react';

export type OfferedFilter = {
  /** What the address calls it. */
  readonly name: string;
  readonly label: string;
  /** It narrows the list now. */
  readonly set: boolean;
  /** A switch is on as soon as it is added. */
  readonly onAdd?: (() => void) | undefined;
};

export type FilterOffers = {
  /** `bar`: what is set stands as a chip, the rest waits behind “Filter”. `sheet`: every filter is a field. */
  readonly shape: 'bar' | 'sheet';
  /** The filter people are just adding. */
  readonly adding: string | undefined;
  readonly stopAdding: () => void;
  readonly offer: (filter: OfferedFilter) => () => void;
};

/** Where a filter stands in a bar it says so; alone it is the field it always was. */
export const FilterOffersContext = createContext<FilterOffers | undefined>(undefined);

/** Tells the bar around that there is this filter; answers the bar. */
export function useOffer({ name, label, set, onAdd }: OfferedFilter): FilterOffers | undefined {
  const offers = use(FilterOffersContext);
  const offer = offers?.shape === 'bar' ? offers.offer : undefined;
  // The deed of a switch is a new function each time; which filter it is, and whether it is set, decides.
  const add = useEffectEvent(() => onAdd?.());
  const isSwitch = onAdd !== undefined;
  useEffect(
    () => offer?.({ name, label, set, ...(isSwitch && { onAdd: () => add() }) }),
    [offer, name, label, set, isSwitch],
  );
  return offers;
}

/** The filters of a bar in the order they came, and the one that is being added. */
export function useOffers() {
  const [offered, setOffered] = useState<readonly OfferedFilter[]>([]);
  const [adding, setAdding] = useState<string>();
  const [offer] = useState(() => (filter: OfferedFilter) => {
    setOffered((before) => {
      const at = before.findIndex(({ name }) => name === filter.name);
      return at < 0 ? [...before, filter] : before.with(at, filter);
    });
    return () => setOffered((before) => before.map((one) => (one === filter ? { ...one, set: false } : one)));
  });
  const [stopAdding] = useState(() => () => setAdding(undefined));
  return { offered, adding, setAdding, stopAdding, offer };
}
