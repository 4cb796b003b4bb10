import { FEWEST_CASES } from '@talent-os/contracts/intelligence/predictions';
import { count, day, decimal } from '@/lib/format';

type Rests = { readonly n: number; readonly from: string; readonly until: string; readonly error: number | null };
type RestsOnProps = {
  readonly of: Rests;
  /** What a case is. */
  readonly cases: string;
  /** What an error is counted in, where that is not the case. */
  readonly unit?: string;
};

/** What a prediction rests on, and how far it missed; that it is not shown, where there are too few cases. */
export const restsOn = ({ of: { n, from, until, error }, cases, unit = cases }: RestsOnProps): string =>
  n < FEWEST_CASES
    ? `${count(n)} of ${FEWEST_CASES} cases, not shown yet`
    : [
        `n ${count(n)} ${cases}, ${day(from)} to ${day(until)}`,
        error === null
          ? 'nothing to compare with in the last quarter'
          : `±${decimal(error)} ${unit} mean miss in the last quarter`,
      ].join(' · ');
