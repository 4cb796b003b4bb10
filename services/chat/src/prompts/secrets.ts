/** What secrets look like, and what to call them. Names of well-known kinds first, then anything random enough to be one. */
const kinds: readonly (readonly [string, RegExp])[] = [
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['an API key', /\b(?:sk|pk|rk)[-_](?:[a-z]+[-_])*[A-Za-z0-9_-]{16,}/],
  ['an access key', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
  [
    'an access token',
    /\b(?:gh[pousr]_[A-Za-z0-9]{20,}|github_pat_\w{20,}|glpat-[\w-]{20,}|xox[a-z]-[\w-]{10,}|npm_\w{30,})/,
  ],
  ['a Google API key', /\bAIza[\w-]{30,}/],
  ['a signed token', /\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/],
  ['a bearer token', /\bbearer\s+[\w.~+/-]{20,}=*/i],
  ['an address with a password', /\b[a-z][a-z0-9+.-]*:\/\/[^\s:/@]+:[^\s@/]{3,}@/i],
  [
    'a password',
    /\b(?:password|passwd|pwd|passphrase|secret|api[ _-]?key|access[ _-]?token)\b\s*(?:=|:|\bis\b)\s*["'`]?(?=\S*\d)[^\s"'`{]{6,}/i,
  ],
];

/** Ids name things and open nothing. */
const ID = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi;
const LONG = 32;
/** Bits a character, above which a long word is no word of a language. */
const RANDOM = 3.5;

/** What in a text looks like a secret, in words. */
export function refusedSecrets(text: string): string[] {
  const found = kinds.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
  const random = (text.replaceAll(ID, '').match(/[A-Za-z0-9+/_=-]{32,}/g) ?? []).some(isRandom);
  return random && found.length === 0 ? ['a key'] : found;
}

function isRandom(word: string): boolean {
  if (word.length < LONG || !/\d/.test(word) || !/[A-Za-z]/.test(word)) return false;
  const counts = Map.groupBy(word, (letter) => letter);
  const entropy = [...counts.values()].reduce(
    (sum, { length }) => sum - (length / word.length) * Math.log2(length / word.length),
    0,
  );
  return entropy >= RANDOM;
}
