import { day } from './format';
import { isId } from './id';
import { numberFormat } from './intl';

const DAY = /^\d{4}-\d\d-\d\d$/;
const CODE = /^[a-z]+(_[a-z]+)*$/;

/** `closeDate` as `Close date`, `in_progress` as `In progress`. */
export const spaced = (name: string): string => {
  const words = name.replaceAll(
    /([a-z])([A-Z])/g,
    (_, before: string, next: string) => `${before} ${next.toLowerCase()}`,
  );
  const plain = words.replaceAll(/[_.]/g, ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
};

/** What a field holds, in words. Whoever was chosen by an id is named by the field alone. */
export function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'Empty';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return numberFormat({ maximumFractionDigits: 6 }).format(value);
  if (Array.isArray(value)) return value.length === 0 ? 'Empty' : value.map(valueWords).join(', ');
  if (typeof value === 'object') return Object.values(value).map(valueWords).join(', ');
  const text = String(value);
  if (isId(text)) return 'Another choice';
  if (DAY.test(text)) return day(text);
  return CODE.test(text) && text.includes('_') ? spaced(text) : text;
}
