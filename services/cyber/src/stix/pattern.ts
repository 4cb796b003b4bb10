import { indicatorValue, type IndicatorKind } from '@talent-os/contracts/cyber/threat-kinds.js';

export type Observable = { readonly kind: IndicatorKind; readonly value: string };

/** Paths of STIX objects and the kind of indicator each stands for. */
const kinds: readonly (readonly [RegExp, IndicatorKind])[] = [
  [/^ipv[46]-addr:value$/, 'ip'],
  [/^domain-name:value$/, 'domain'],
  [/^url:value$/, 'url'],
  [/^email-addr:value$/, 'email'],
  [/^email-message:(?:from|sender)_ref\.value$/, 'email'],
  [/^file:hashes\.['"]?(?:MD5|SHA-?1|SHA-?256|SHA-?512)['"]?$/i, 'hash'],
  [/^network-traffic:(?:src|dst)_ref\.value$/, 'ip'],
];

const STRING = String.raw`'(?:[^'\\]|\\.)*'`;
const TOKEN = new RegExp(
  String.raw`\s+|${STRING}|[tbh]${STRING}|(?:[\w-]+:)(?:[\w-]+|'[^']*'|"[^"]*"|\[[\d*]+\]|\.)+|!=|<=|>=|[=<>(),[\]]|[\w.+-]+`,
  'y',
);
const isPath = (token: string) => /^[\w-]+:[\w-]/.test(token);
const isString = (token: string | undefined): token is string => token?.startsWith("'") ?? false;

/** The words of a pattern, or nothing where a character belongs to none. */
function tokensOf(pattern: string): string[] | undefined {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < pattern.length) {
    const [token] = TOKEN.exec(pattern) ?? [];
    if (!token) return undefined;
    if (token.trim() !== '') tokens.push(token);
  }
  return tokens;
}

const pairs: Readonly<Record<string, string>> = { ']': '[', ')': '(' };

function isBalanced(tokens: readonly string[]): boolean {
  const open: string[] = [];
  for (const token of tokens) {
    if (token === '[' || token === '(') open.push(token);
    else if (pairs[token] && open.pop() !== pairs[token]) return false;
  }
  return open.length === 0;
}

/**
 * The observables a STIX pattern asks for: values compared for equality or listed, however the comparisons are joined.
 * What is negated is no observable. Nothing where the text is no pattern: it has to be made of comparisons in brackets.
 */
export function observablesOf(pattern: string): readonly Observable[] | undefined {
  const tokens = tokensOf(pattern);
  if (tokens?.[0] !== '[' && tokens?.[0] !== '(') return undefined;
  if (!isBalanced(tokens) || !tokens.some(isPath)) return undefined;
  const found = new Map<string, Observable>();
  for (const [at, path] of tokens.entries()) {
    const kind = kinds.find(([shape]) => shape.test(path))?.[1];
    if (!kind || tokens[at + 1] === 'NOT') continue;
    for (const quoted of valuesAt(tokens, at + 1)) {
      const value = indicatorValue(kind, quoted.slice(1, -1).replaceAll(/\\(.)/g, '$1'));
      if (value !== undefined) found.set(`${kind} ${value}`, { kind, value });
    }
  }
  return [...found.values()];
}

/** The strings a comparison names: `= 'one'` or `IN ('one', 'two')`. */
function valuesAt(tokens: readonly string[], at: number): readonly string[] {
  if (tokens[at] === '=') return isString(tokens[at + 1]) ? [tokens[at + 1]!] : [];
  if (tokens[at] !== 'IN' || tokens[at + 1] !== '(') return [];
  return tokens.slice(at + 2, tokens.indexOf(')', at)).filter(isString);
}

const hashNames: Readonly<Record<number, string>> = { 32: 'MD5', 40: "'SHA-1'", 64: "'SHA-256'", 128: "'SHA-512'" };
const pathOf: Record<IndicatorKind, (value: string) => string> = {
  ip: (value) => (value.includes(':') ? 'ipv6-addr:value' : 'ipv4-addr:value'),
  domain: () => 'domain-name:value',
  url: () => 'url:value',
  email: () => 'email-addr:value',
  hash: (value) => `file:hashes.${hashNames[value.length]}`,
};

/** The pattern of one observable. */
export const patternOf = ({ kind, value }: Observable): string =>
  `[${pathOf[kind](value)} = '${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}']`;
