import { auditFields } from '../audit/fields.js';
import { chatFields } from '../chat/fields.js';
import { cyberFields } from '../cyber/fields.js';
import { healthcareFields } from '../healthcare/fields.js';
import { identityFields } from '../identity/fields.js';
import { productivityFields } from '../productivity/fields.js';
import { salesFields } from '../sales/fields.js';
import { talentFields } from '../talent/fields.js';
import { transcriptionFields } from '../transcription/fields.js';
import { common } from './common.js';
import type { Field, Fields } from './field.js';

export type { Field, Fields, Unit } from './field.js';

/** Tables of fields by service; `common` holds for all of them. */
export const fieldTables: Readonly<Record<string, Fields>> = {
  common,
  audit: auditFields,
  chat: chatFields,
  cyber: cyberFields,
  healthcare: healthcareFields,
  identity: identityFields,
  productivity: productivityFields,
  sales: salesFields,
  talent: talentFields,
  transcription: transcriptionFields,
};

/** Where a field was found: the table and its key in it. */
export type FoundField = { readonly table: string; readonly key: string; readonly field: Field };

/**
 * What a field of an operation means. `path` leads from `in` or `out` to it, lists left out: `out.items.approvals.mine`.
 * The last words of an operation's name that say the most are asked first, then the longest part of the path.
 */
export function findField(operation: string, path: string): FoundField | undefined {
  const [service = '', subject = '', action = ''] = operation.split('.');
  const steps = path.split('.');
  const endings = steps.map((_, start) => steps.slice(start).join('.'));
  const scoped = [action, subject].flatMap((scope) => endings.map((ending) => `${scope}:${ending}`));
  return find(service, [...scoped, ...endings]) ?? find('common', endings);
}

function find(table: string, keys: readonly string[]): FoundField | undefined {
  const fields = fieldTables[table] ?? {};
  const key = keys.find((one) => Object.hasOwn(fields, one));
  if (key === undefined) return undefined;
  const found = fields[key]!;
  return { table, key, field: typeof found === 'string' ? { description: found } : found };
}

/** What people call a field: its own label, else the words of its name. `expiresAt` is 'Expires at'. */
export function labelOf(name: string, field?: Field): string {
  if (field?.label) return field.label;
  const words = name
    .replaceAll('_', ' ')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A field in one sentence or two, with its unit. */
export const sentenceOf = ({ description, unit }: Field): string =>
  unit ? `${description.replace(/\.$/, '')} (${unit === 'share' ? '0 to 1' : unit}).` : description;
