/** One kind of body that somebody sends over and over. */
export interface Attack {
  title: string;
  /** Who sends it: a demo person. */
  email: string;
  path: string;
  body: string;
}

const APPLICANT = 'candidate@meridian.example';
const ANALYST = 'analyst@meridian.example';
/** Whoever is signed in may call it; nothing in these bodies is a role. */
const ORDINARY = '/api/auth/switch-role';
/** The operation that takes the largest bodies. */
const LARGEST = '/api/cyber/threats/import';

const keys = (count: number): string => `{${Array.from({ length: count }, (_, index) => `"k${index}":0`).join()}}`;
const bundle = (objects: string): string => JSON.stringify({ bundle: `{"type":"bundle","objects":[${objects}]}` });

export const attacks: readonly Attack[] = [
  { title: '88,000 keys, 957 kB', email: APPLICANT, path: ORDINARY, body: keys(88_000) },
  { title: '80,000 levels', email: APPLICANT, path: ORDINARY, body: '['.repeat(80_000) + ']'.repeat(80_000) },
  { title: 'as long and wide as a body may be', email: APPLICANT, path: ORDINARY, body: keys(999).padEnd(64 * 1024) },
  { title: 'an import of 24,000 keys in one object', email: ANALYST, path: LARGEST, body: bundle(keys(24_000)) },
  { title: 'an import of 240,000 objects', email: ANALYST, path: LARGEST, body: bundle(`${'0,'.repeat(239_999)}0`) },
];
