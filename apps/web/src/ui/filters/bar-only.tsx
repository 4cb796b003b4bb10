import { use, type ReactNode } from 'react';
import { FilterOffersContext } from './filter-offer';

/** What stands among the filters of a list without being one: a choice of views, a button. It is not in the sheet. */
export const BarOnly = ({ children }: { readonly children: ReactNode }) =>
  use(FilterOffersContext)?.shape === 'sheet' ? null : children;
