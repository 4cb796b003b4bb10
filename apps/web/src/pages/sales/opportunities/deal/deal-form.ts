import type { Deal } from '@talent-os/contracts/sales/deals';
import { minorOf, typedOf } from '@/lib/amounts';
import { daysFromToday } from '@/lib/today';

/** The facts of a deal as the form holds them: the amount as typed, no competitor as an empty text. */
export type DealValues = {
  name: string;
  amount: number | string;
  closeDate: string;
  source: string;
  competitor: string;
};

/** When a deal is expected to close until a person says otherwise, in days. */
const USUAL_CYCLE_DAYS = 60;

export const emptyDeal = (): DealValues => ({
  name: '',
  amount: '',
  closeDate: daysFromToday(USUAL_CYCLE_DAYS),
  source: '',
  competitor: '',
});

export const valuesOf = ({ name, amount, closeDate, source, competitor }: Deal, currency: string): DealValues => ({
  name,
  amount: typedOf(amount, currency),
  closeDate,
  source,
  competitor: competitor ?? '',
});

/** What the operations take for these facts. */
export const factsOf = ({ amount, competitor, ...facts }: DealValues, currency: string) => ({
  ...facts,
  amount: minorOf(amount, currency),
  competitor: competitor.trim() || null,
});
