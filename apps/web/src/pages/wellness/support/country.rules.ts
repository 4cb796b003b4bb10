import { textOrder } from '@talent-os/contracts/search/text-order';
import { lines } from './lines.data';

/** The country whose line is shown: the one chosen, else the one the browser's language names, where there is a line for it. */
export function countryOf(chosen: string | null, languages: readonly string[]): string | undefined {
  const named = languages.flatMap((language) => regionOf(language) ?? []);
  return [...(chosen ? [chosen] : []), ...named].find((code) => Object.hasOwn(lines, code));
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    return undefined;
  }
}

/** A number as a link that phones take. */
export const dial = (number: string): string => `tel:${number.replaceAll(/\s/g, '')}`;

/** Countries to choose from, by name. */
export const countries = Object.entries(lines)
  .map(([value, { country }]) => ({ value, label: country }))
  .toSorted((a, b) => textOrder(a.label, b.label));
