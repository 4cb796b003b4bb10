import type { Output } from '@talent-os/contracts/define';
import type { ExcellenceInputs, getExcellenceDraft } from '@talent-os/contracts/sales/excellence';
import { fromMinor, toMinor } from './amount';

type Known = Output<typeof getExcellenceDraft>['known'];

/** What the fields of the four steps hold: numbers as they are typed. */
export type StepValues = {
  readonly company: string;
  readonly product: string;
  readonly customer: string;
  readonly competitors: readonly string[];
  readonly averageDeal: number | string;
  readonly cycleDays: number | string;
  readonly winRate: number | string;
  readonly sellers: number | string;
  readonly yearlyTarget: number | string;
};

export const valuesOf = (inputs: ExcellenceInputs, digits: number): StepValues => ({
  ...inputs,
  averageDeal: fromMinor(inputs.averageDeal, digits),
  cycleDays: inputs.cycleDays ?? '',
  winRate: inputs.winRate ?? '',
  sellers: inputs.sellers ?? '',
  yearlyTarget: fromMinor(inputs.yearlyTarget, digits),
});

const number = (typed: number | string): number | null => (typeof typed === 'number' ? typed : null);

/** What is kept of the fields; what is left empty, or is no number, is not known. */
export const inputsOf = (values: StepValues, digits: number): ExcellenceInputs => ({
  company: values.company.trim(),
  product: values.product.trim(),
  customer: values.customer.trim(),
  competitors: [...values.competitors],
  averageDeal: toMinor(values.averageDeal, digits),
  cycleDays: number(values.cycleDays),
  winRate: number(values.winRate),
  sellers: number(values.sellers),
  yearlyTarget: toMinor(values.yearlyTarget, digits),
});

export const NO_INPUTS: ExcellenceInputs = {
  company: '',
  product: '',
  customer: '',
  competitors: [],
  averageDeal: null,
  cycleDays: null,
  winRate: null,
  sellers: null,
  yearlyTarget: null,
};

/** What sales knows, where nothing was said. */
export const filledFrom = (inputs: ExcellenceInputs, known: Known): ExcellenceInputs => ({
  ...inputs,
  competitors: inputs.competitors.length > 0 ? inputs.competitors : known.competitors,
  averageDeal: inputs.averageDeal ?? known.averageDeal,
  cycleDays: inputs.cycleDays ?? known.cycleDays,
  winRate: inputs.winRate ?? known.winRate,
  sellers: inputs.sellers ?? known.sellers,
  yearlyTarget: inputs.yearlyTarget ?? known.yearlyTarget,
});
