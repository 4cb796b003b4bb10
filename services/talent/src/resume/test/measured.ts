import { readFile } from '../read-resume.js';
import type { MadeResume } from './made-resumes.js';

/** Kinds of field that are counted; the last one is how many entries were found, no more and no fewer. */
export const FIELDS = ['name', 'email', 'phone', 'employer', 'title', 'date', 'entries'] as const;
type Field = (typeof FIELDS)[number];
type Counts = Record<Field, number>;

const none = (): Counts => ({ name: 0, email: 0, phone: 0, employer: 0, title: 0, date: 0, entries: 0 });

/** The share of fields that were read right, of each kind, and what was read in place of the others. */
export async function measured(resumes: readonly MadeResume[]) {
  const [right, all] = [none(), none()];
  const faults: string[] = [];
  const count = (field: Field, of: string, found: unknown, expected: unknown) => {
    all[field] += 1;
    if (found === expected) right[field] += 1;
    else faults.push(`${of}: ${field} ${String(found)}, not ${String(expected)}`);
  };
  for (const { name, kind, person, entries: expected, content } of resumes) {
    const { contact, entries } = await readFile({ kind, content });
    count('name', name, contact.name?.value, person.name);
    count('email', name, contact.email?.value, person.email);
    count('phone', name, contact.phone?.value, person.phone);
    for (const { start, end, title, place } of expected) {
      const found = entries.find(({ period }) => period.startMonth === start);
      count('date', name, found?.period.startMonth, start);
      count('date', name, found?.period.endMonth, end);
      count('title', name, found?.title?.value, title);
      count('employer', name, found?.place?.value, place);
    }
    count('entries', name, entries.length, expected.length);
  }
  const shares = none();
  for (const field of FIELDS) shares[field] = right[field] / all[field];
  return { shares, right, all, faults };
}
