import { contactIn, type Contact } from './contact.rules.js';
import { entriesIn, type FoundEntry } from './entries.rules.js';
import { labelledEntries } from './labelled-entries.rules.js';
import type { Line } from './line.js';

export type ResumeRead = { readonly contact: Contact; readonly entries: readonly FoundEntry[] };

/** Entries that are proposed at most. */
const MOST = 40;
/** Facts behind labels from which on a résumé is a form. */
const FORM = 2;

/** What a résumé says of its person, each with the line it stands in. Nothing of it is kept until the person says so. */
export function resumeIn(lines: readonly Line[]): ResumeRead {
  const asForm = labelledEntries(lines);
  const entries = asForm.length >= FORM ? asForm : entriesIn(lines);
  return { contact: contactIn(lines), entries: entries.slice(0, MOST) };
}
