import { numberFormat } from './intl';

/** Digits behind the point that amounts of a currency have: 2 for EUR, none for JPY. */
export const digitsOf = (currency: string): number =>
  numberFormat({ style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** What people typed, in units of the currency, as minor units. `NaN` where nothing was typed. */
export const minorOf = (typed: number | string, currency: string): number =>
  typed === '' ? Number.NaN : Math.round(Number(typed) * 10 ** digitsOf(currency));

/** Minor units as people type them. */
export const typedOf = (minor: number, currency: string): number => minor / 10 ** digitsOf(currency);
