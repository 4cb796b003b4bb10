/** Reports come from anybody's browser: nothing in them may drive a terminal, break a line of a log or carry a secret. */

// Terminal sequences: control sequences, operating system commands, and two-character escapes.
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const TERMINAL = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|\u001b\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|\u001b[@-Z\\-_]/g;
// Control characters but tab and line feed, and characters that reverse or hide text.
const CONTROL = /(?![\t\n])\p{Cc}|[\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/-----BEGIN [A-Z ]{0,40}-----[\s\S]*?(?:-----END [A-Z ]{0,40}-----|$)/g, '[key]'],
  [/(?<![\w-])eyJ[\w-]{5,}\.[\w-]{5,}(?:\.[\w-]*)?/g, '[token]'],
  [/\b(bearer|basic)\s{1,4}[\w.~+/=-]{8,}/gi, '$1 [removed]'],
  [/(?<![\w-])(?:sk|pk|rk|ghp|gho|ghs|github_pat|glpat|npm|xox[abprs])[-_][\w-]{16,}/g, '[token]'],
  [/(?<!\w)AKIA[A-Z\d]{16}(?!\w)/g, '[token]'],
  [/(\/\/)[^\s/@:]{1,100}:[^\s/@]{1,200}@/g, '$1'],
  [/([?&#;][\w.-]{1,60}=)[^\s&#"'<>():]+/g, '$1[removed]'],
  [
    /(?<![\w-])([\w-]{0,40}(?:passw(?:or)?d|secret|token|api[_-]?key|authorization|cookie|session[_-]?id|ssn|date[_-]?of[_-]?birth|dob|mrn)[\w-]{0,20}["']?\s{0,3}[:=]\s{0,3}["']?)[^\s"'&,;}]+/gi,
    '$1[removed]',
  ],
  [/(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g, '[e-mail]'],
  [/(?<![\w-])\d{3}-\d{2}-\d{4}(?![\w-])/g, '[number]'],
  [/(?<![\w-])(?:\+?1[ .-])?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?![\w-])/g, '[number]'],
  [/(?<![\w.:-])\d(?:[ -]?\d){12,18}(?![\w-])/g, '[number]'],
];

/** One line, as it may be stored: escapes, control characters and secrets gone. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ').trim();

/** The same for text of several lines. */
export function cleanText(text: string): string {
  const plain = text.toWellFormed().replace(TERMINAL, '').replace(/\r\n?/g, '\n').replace(CONTROL, '');
  const known = SECRETS.reduce((said, [secret, instead]) => said.replace(secret, instead), plain);
  return known.replace(/[\w+/=-]{32,}/g, (run) => (looksRandom(run) ? '[token]' : run));
}

/** An address without what it may give away: who signs in, the query and the fragment. */
export const cleanAddress = (url: string): string => cleanLine(url.split(/[?#]/, 1)[0]!);

/** Long hexadecimal, or letters of both cases and digits in a jumble. Names written in one word are calmer than that. */
function looksRandom(run: string): boolean {
  return /^[\da-f]+$/i.test(run) || run.split('/').some(isJumble);
}

const KINDS = [/\d/, /[a-z]/, /[A-Z]/];
const kindOf = (character: string) => KINDS.findIndex((kind) => kind.test(character));

function isJumble(part: string): boolean {
  if (part.length < 24) return false;
  const kinds = Array.from(part, kindOf);
  const changes = kinds.filter((kind, index) => index > 0 && kind !== kinds[index - 1]).length;
  return KINDS.every((_, kind) => kinds.includes(kind)) && changes >= part.length * 0.4;
}
