import { inWords, type Locale } from '../present/format.js';
import { neutral } from '../present/neutral.js';
import type { SourceField } from './types.js';

export const number = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/** A value of a field as people read it, with its unit; nothing where it is absent. */
export function worded(
  value: unknown,
  field: Pick<SourceField, 'format' | 'unit' | 'kind' | 'choices'>,
  locale: Locale,
): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (Array.isArray(value)) {
    const parts = value.map((one) =>
      typeof one === 'string' && /^\d{4}-\d\d-\d\dT/.test(one)
        ? inWords(one, 'moment', locale)!
        : neutral(inWords(String(one), 'text', locale) ?? ''),
    );
    return parts.length === 0 ? undefined : parts.join(', ');
  }
  if (typeof value === 'string' && Object.hasOwn(field.choices, value)) return field.choices[value]!.label;
  if (typeof value === 'number') return withUnit(value, field, locale);
  const words = inWords(value, field.format, locale);
  return field.format === 'text' || field.format === 'list' ? words && neutral(words) : words;
}

/** A number with the unit of its field. */
export function withUnit(
  value: number,
  { format, unit }: Pick<SourceField, 'format' | 'unit'>,
  locale: Locale,
): string {
  if (unit === 'minutes' && value >= 60) {
    const [hours, rest] = [Math.floor(value / 60), Math.round(value % 60)];
    return `${number.format(value)} minutes (${hours} h${rest > 0 ? ` ${rest} min` : ''})`;
  }
  if (unit && ['days', 'hours', 'minutes', 'weeks', 'months', 'points', 'seconds'].includes(unit))
    return `${number.format(value)} ${value === 1 ? unit.replace(/s$/, '') : unit}`;
  return inWords(value, format === 'text' ? 'count' : format, locale) ?? number.format(value);
}
