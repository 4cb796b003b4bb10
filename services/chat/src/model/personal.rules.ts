import { outsideTokens, type Kind, type Vault } from './placeholders.js';

type Finder = { readonly kind: Kind; readonly pattern: RegExp; readonly holds: (found: string) => boolean };

const digits = (text: string) => text.replaceAll(/\D/g, '');

/** The check digit of card numbers. */
export function passesLuhn(text: string): boolean {
  const sum = [...digits(text)].toReversed().reduce((total, digit, place) => {
    const doubled = place % 2 ? Number(digit) * 2 : Number(digit);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum > 0 && sum % 10 === 0;
}

/** Numbers nobody was ever given: area 000, 666 or from 900, group 00, serial 0000. */
function isSocialSecurity(text: string): boolean {
  const [area = '', group = '', serial = ''] = text.split(/[- ]/);
  return area !== '000' && area !== '666' && area < '900' && group !== '00' && serial !== '0000';
}

const isPhone = (text: string): boolean => {
  const { length } = digits(text);
  return length >= 8 && length <= 15;
};

/** A US provider's number: its check digit counts the prefix 80840. */
const isProviderNumber = (text: string): boolean => passesLuhn(`80840${text}`);

/** What tells who somebody is in free text. The more exact a form, the earlier it is looked for. */
const finders: readonly Finder[] = [
  {
    kind: 'EMAIL',
    pattern: /[\p{L}\p{N}!#$%&'*+/=?^_`{|}~.-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/giu,
    holds: () => true,
  },
  { kind: 'CARD', pattern: /(?<![\w-])\d(?:[ -]?\d){12,18}(?![\w-])/g, holds: passesLuhn },
  { kind: 'SSN', pattern: /(?<![\w-])\d{3}([- ])\d{2}\1\d{4}(?![\w-])/g, holds: isSocialSecurity },
  { kind: 'NUMBER', pattern: /\bMRN\b[ :#-]*[A-Z]{0,3}\d{4,12}\b/gi, holds: () => true },
  { kind: 'NUMBER', pattern: /(?<![\w.,-])[12]\d{9}(?![\w-])/g, holds: isProviderNumber },
  { kind: 'PHONE', pattern: /(?<![\w+])\+\d{1,3}(?:[ ./-]?\(?\d{1,5}\)?){2,6}(?![\w-])/g, holds: isPhone },
  { kind: 'PHONE', pattern: /(?<![\w-])(?:\(\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4}(?![\w-])/g, holds: isPhone },
];

/** A free text without what tells who somebody is. What the vault knows is hidden too. */
export function withoutPersonal(text: string, vault: Vault): string {
  return finders.reduce(
    (rest, { kind, pattern, holds }) =>
      outsideTokens(rest, (part) =>
        part.replaceAll(pattern, (found) => (holds(found) ? vault.hide(kind, found) : found)),
      ),
    vault.hideKnown(text),
  );
}
