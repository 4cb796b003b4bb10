import { indicatorValue, type IndicatorKind } from '@talent-os/contracts/cyber/threat-kinds.js';

type Value = { readonly kind: IndicatorKind; readonly value: string };

/** Paths of STIX objects and the kind of indicator each stands for. */
const kinds: readonly (readonly [RegExp, IndicatorKind])[] = [
  [/^ipv[46]-addr:value$/, 'ip'],
  [/^domain-name:value$/, 'domain'],
  [/^url:value$/, 'url'],
  [/^email-addr:value$/, 'email'],
  [/^email-message:from_ref\.value$/, 'email'],
  [/^file:hashes\.'?(MD5|SHA-1|SHA-256|SHA-512)'?$/i, 'hash'],
];
/** One comparison for equality: `[ipv4-addr:value = '203.0.113.7']`. */
const SIMPLE = /^\s*\[\s*([^\s=]+)\s*=\s*'((?:[^'\\]|\\.)*)'\s*\]\s*$/;

/** The indicator a pattern of one comparison stands for; nothing where it is more than that, or no value of its kind. */
export function indicatorOf(pattern: string): Value | undefined {
  const [, path, quoted] = SIMPLE.exec(pattern) ?? [];
  const kind = kinds.find(([shape]) => path !== undefined && shape.test(path))?.[1];
  const value = kind && quoted !== undefined ? indicatorValue(kind, quoted.replaceAll(/\\(.)/g, '$1')) : undefined;
  return kind && value !== undefined ? { kind, value } : undefined;
}

const hashNames: Readonly<Record<number, string>> = { 32: 'MD5', 40: "'SHA-1'", 64: "'SHA-256'", 128: "'SHA-512'" };
const pathOf: Record<IndicatorKind, (value: string) => string> = {
  ip: (value) => (value.includes(':') ? 'ipv6-addr:value' : 'ipv4-addr:value'),
  domain: () => 'domain-name:value',
  url: () => 'url:value',
  email: () => 'email-addr:value',
  hash: (value) => `file:hashes.${hashNames[value.length]}`,
};

/** The pattern of an indicator. */
export const patternOf = ({ kind, value }: Value): string =>
  `[${pathOf[kind](value)} = '${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}']`;
