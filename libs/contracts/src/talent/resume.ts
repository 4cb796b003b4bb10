import { z } from 'zod';
import { operation } from '../define.js';
import { month } from '../paging.js';
import { knowledgeKinds, storedFile } from '../upload.js';
import { experienceKinds } from './experience.js';
import { profileOwner as access } from './profile-parts.js';

/** Files people have their résumé in. */
export const resumeKinds = knowledgeKinds;
export const MAX_RESUME_BYTES = 5 * 1024 * 1024;
/** In milliseconds, the file on its way included. */
const READ_WITHIN_MS = 30_000;

/** Something the file says, and where: nothing of it is true until the person says so. */
const Found = z.object({
  value: z.string(),
  /** Null where the file knows no pages. */
  page: z.int().min(1).nullable(),
  /** The whole line it stands in. */
  line: z.string(),
});
export type FoundText = z.infer<typeof Found>;

export const ProposedEntry = z.object({
  kind: z.enum(experienceKinds),
  title: Found.nullable(),
  place: Found.nullable(),
  startMonth: month,
  /** Null while it goes on. */
  endMonth: month.nullable(),
  period: Found,
  /** What is told below it; empty where nothing is. */
  description: z.string(),
});
export type ProposedEntry = z.infer<typeof ProposedEntry>;

export const readResume = operation('talent.experience.readResume', {
  http: 'POST /api/talent/experience/resume',
  access,
  summary:
    'Propose what a résumé says of me, each with its place in the file: a multipart form with `file`, a PDF, DOCX or text of at most 5 MB; nothing is kept of it',
  upload: { field: 'file', maxBytes: MAX_RESUME_BYTES, kinds: resumeKinds },
  input: z.object({ file: storedFile(resumeKinds) }),
  output: z.object({
    contact: z.object({ name: Found.nullable(), email: Found.nullable(), phone: Found.nullable() }),
    entries: z.array(ProposedEntry),
  }),
  effect: 'write',
  changes: [],
  rate: 'upload',
  deadlineMs: READ_WITHIN_MS,
  errors: [
    'request.size',
    'request.media',
    'request.malformed',
    'resume.active',
    'resume.damaged',
    'resume.empty',
    'resume.encoding',
    'resume.large',
    'resume.locked',
    'resume.slow',
  ],
});
