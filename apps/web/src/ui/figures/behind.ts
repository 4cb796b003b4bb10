import { addressOf, type Figure } from '@talent-os/contracts/figures/figure';
import type { Stat } from './stats';

/** What a figure is called, where its rows stand and how it is made: for screens whose reader may read all of it. */
export const behind = ({ label, rows, how }: Figure): Omit<Stat, 'value'> & { readonly to: string } => ({
  label,
  to: addressOf(rows[0]!),
  ...(how && { how }),
});
