import { createHash } from 'node:crypto';
import { promptVariables } from '@talent-os/contracts/chat/prompts.js';
import { clip } from '@talent-os/service-kit/clip';
import { refusedSecrets } from './secrets.js';

export type Variables = Readonly<Record<(typeof promptVariables)[number], string>>;

const GENERAL = 'general';
const LONGEST_LINE = 160;

export const keyOf = (hub: string, pageContext: string | null): string => (pageContext ? `${hub}/${pageContext}` : hub);

/** Keys whose prompts fit a place, the most specific first. */
export const keysFor = (hub: string, pageContext: string): readonly string[] => [
  ...new Set([keyOf(hub, pageContext), hub, GENERAL]),
];

export const checksumOf = (body: string): string => createHash('sha256').update(body).digest('hex');

/** Variables of a text that do not exist, as they were written; a brace pair left open is one too. */
export function unknownVariables(body: string): string[] {
  const known: readonly string[] = promptVariables;
  const named = [...body.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, name = '']) => name.trim());
  const rest = body.replaceAll(/\{\{[^{}]*\}\}/g, '');
  const open = /\{\{|\}\}/.test(rest) ? ['{{'] : [];
  return [...new Set([...named.filter((name) => !known.includes(name)), ...open])];
}

/** What keeps a text from being kept, with a message for its author; nothing where it is fine. */
export function problemOf(
  body: string,
): { readonly code: 'prompt.variable' | 'prompt.secret'; readonly message: string } | undefined {
  const [unknown] = unknownVariables(body);
  if (unknown !== undefined) {
    const message =
      unknown === '{{' ? 'A variable is not closed: write {{name}}' : `There is no variable {{${unknown}}}`;
    return { code: 'prompt.variable', message };
  }
  const [secret] = refusedSecrets(body);
  return secret === undefined
    ? undefined
    : { code: 'prompt.secret', message: `Please take out what looks like ${secret}` };
}

/** The text with its variables filled in, once: what a value says is never read as a variable. */
export const fill = (body: string, values: Variables): string =>
  body.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name as keyof Variables] : whole,
  );

/** A value that a browser sent, as one short line: titles are no place for instructions. */
export const asLine = (text: string): string =>
  clip(
    text
      .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    LONGEST_LINE,
  );

/** A version that is in use already is not activated. */
export const isActivable = (status: string): boolean => status !== 'active';
