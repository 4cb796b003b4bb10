import { z } from 'zod';
import { email } from '../canonical.js';

/** The Traffic Light Protocol, version 2.0 (FIRST), the strictest first. */
export const classifications = ['TLP:RED', 'TLP:AMBER+STRICT', 'TLP:AMBER', 'TLP:GREEN', 'TLP:CLEAR'] as const;
export type Classification = (typeof classifications)[number];

/** Who something is given to, the narrowest circle first. */
export const sharingCircles = ['organization', 'clients', 'community', 'public'] as const;
export type SharingCircle = (typeof sharingCircles)[number];
export const circleLabels: Record<SharingCircle, string> = {
  organization: 'Inside the organization',
  clients: 'The organization and its clients',
  community: 'The security community',
  public: 'Everybody',
};

/** The widest circle each classification lets in; red is for the ears of those present alone. */
const widestCircle: Record<Classification, SharingCircle | null> = {
  'TLP:RED': null,
  'TLP:AMBER+STRICT': 'organization',
  'TLP:AMBER': 'clients',
  'TLP:GREEN': 'community',
  'TLP:CLEAR': 'public',
};

/** Whether the classification lets something be given to a circle. */
export function mayShare(classification: Classification, circle: SharingCircle): boolean {
  const widest = widestCircle[classification];
  return widest !== null && sharingCircles.indexOf(circle) <= sharingCircles.indexOf(widest);
}

/** The strictest of several classifications; clear where there are none. */
export const strictest = (all: readonly Classification[]): Classification =>
  classifications.find((one) => all.includes(one)) ?? 'TLP:CLEAR';

export const indicatorKinds = ['ip', 'domain', 'url', 'hash', 'email'] as const;
export type IndicatorKind = (typeof indicatorKinds)[number];
export const indicatorKindLabels: Record<IndicatorKind, string> = {
  ip: 'IP address',
  domain: 'Domain',
  url: 'URL',
  hash: 'File hash',
  email: 'Email address',
};

/** How the score of an indicator falls with the days since it was last seen. Source: the NIDS model of MISP. */
export const decay = { days: 120, speed: 2, threshold: 30, base: 80 } as const;

const shapes: Record<IndicatorKind, z.ZodType<string>> = {
  ip: z.union([z.ipv4(), z.ipv6()]),
  domain: z.string().regex(/^(?=.{4,253}$)([a-z0-9_]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/),
  url: z.url({ protocol: /^(https?|ftp)$/ }),
  hash: z.string().regex(/^([0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{64}|[0-9a-f]{128})$/),
  email: email(),
};

const OPEN = String.raw`\s?[[({<]\s?`;
const CLOSED = String.raw`\s?[\])}>]\s?`;
const around = (what: string) => new RegExp(`${OPEN}(?:${what})${CLOSED}`, 'gi');
/** What stands for a sign so that nobody opens a value by accident: `hxxps[://]`, `[dot]`, `(at)`. */
const DISARMED: readonly (readonly [RegExp, string])[] = [
  [/^(?:hxxp|h\*\*p|htxp|meow)(?=s?\W)/i, 'http'],
  [/^fxp(?=s?\W)/i, 'ftp'],
  [around(String.raw`:\/\/`), '://'],
  [around(String.raw`\.|dot`), '.'],
  [around('@|at'), '@'],
  [around(':|colon'), ':'],
  [around(String.raw`\/|slash`), '/'],
  [/\\\./g, '.'],
];
/** What values are wrapped in where they are copied from. */
const WRAPPED = /^["'“‘`<](.*)["'”’`>]$/su;

const rearmed = (text: string) =>
  DISARMED.reduce((plain, [form, sign]) => plain.replace(form, sign), text.trim().replace(WRAPPED, '$1').trim());

/** A host in the form names are looked up by: letters of other scripts as `xn--…`; as it is where it is no host. */
function asciiHost(host: string): string {
  // oxlint-disable-next-line no-control-regex -- all that is not of ASCII
  if (/^[\u0000-\u007f]*$/.test(host) || /[\s/?#@:]/.test(host)) return host;
  try {
    return new URL(`http://${host}`).hostname;
  } catch {
    return host;
  }
}

/** Scheme and host of a URL are told apart without regard to case; what stands before and behind them is not. */
const lowerOrigin = (url: string) =>
  url.replace(/^([^:/?#]+:\/\/)([^/?#]*@)?([^/?#]*)/, (_, scheme: string, user: string | undefined, host: string) =>
    [scheme.toLowerCase(), user, withPort(host)].join(''),
  );

const withPort = (host: string) => host.toLowerCase().replace(/^[^:[]+/, asciiHost);

/** An IPv6 address as RFC 5952 writes it: no leading zeros, the longest run of zeros left out. */
const shortIp = (ip: string) => (ip.includes(':') ? new URL(`http://[${ip}]`).hostname.slice(1, -1) : ip);

const formed: Record<IndicatorKind, (plain: string) => string> = {
  ip: (plain) => plain.toLowerCase(),
  domain: (plain) => asciiHost(plain.toLowerCase().replace(/\.$/, '')),
  url: lowerOrigin,
  hash: (plain) => plain.toLowerCase(),
  email: (plain) => plain.toLowerCase().replace(/(?<=@)[^@]+$/, asciiHost),
};

/** The value in the one form it is kept in, or nothing where it is none of that kind. */
export function indicatorValue(kind: IndicatorKind, text: string): string | undefined {
  const value = formed[kind](rearmed(text.normalize('NFC')));
  if (value.length > 2000 || /\s/.test(value) || !shapes[kind].safeParse(value).success) return undefined;
  return kind === 'ip' ? shortIp(value) : value;
}

/** Values pasted at once at most. */
const PASTED_MOST = 50;
/** Between two of them: a space or a line, with a comma or a semicolon or without; a URL may have those inside. */
const BETWEEN: Record<IndicatorKind, RegExp> = {
  ip: /[\s,;]+/,
  domain: /[\s,;]+/,
  hash: /[\s,;]+/,
  email: /[\s,;]+/,
  url: /[,;]?\s+/,
};

/** All values of a text in their one form, each once and in one order; nothing where one is none of that kind, or there are too many. */
export function indicatorValues(kind: IndicatorKind, text: string): string[] | undefined {
  const single = indicatorValue(kind, text);
  if (single !== undefined) return [single];
  const parts = text.split(BETWEEN[kind]).filter((part) => part !== '');
  const values = parts.map((part) => indicatorValue(kind, part));
  if (parts.length === 0 || parts.length > PASTED_MOST || values.includes(undefined)) return undefined;
  return [...new Set(values as string[])].toSorted();
}
