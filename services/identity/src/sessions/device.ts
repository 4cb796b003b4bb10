const UNKNOWN_DEVICE = 'Unknown device';

type Rule = readonly [pattern: RegExp, name: string];

/** In the order they are looked for: a browser built on another names that one too. */
const browsers: readonly Rule[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly Rule[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (rules: readonly Rule[], userAgent: string) => rules.find(([pattern]) => pattern.test(userAgent))?.[1];

/** What people call the device behind a `User-Agent` header: `Chrome on Windows`. Anybody may claim any. */
export function deviceNamed(userAgent = ''): string {
  const [browser, system] = [nameIn(browsers, userAgent), nameIn(systems, userAgent)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? UNKNOWN_DEVICE;
}
