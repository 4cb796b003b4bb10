import { z } from 'zod';
import { operation, type Output } from '../define.js';
import { instant, noContent, uuid } from '../paging.js';
import { lineText, prose } from '../text.js';
import { FileToSend } from '../upload.js';
import { profileChanged } from './profile-events.js';
import { profileOwner as access } from './profile-parts.js';
import { hardRequirementTypes } from './seats.js';

/** Time a resume takes to be written as a file, in milliseconds. */
const WRITE_WITHIN_MS = 20_000;

/** What a fact of a profile is, in the order of a resume. */
export const resumeFactKinds = ['job', 'project', 'education', 'line', 'credential', 'skill'] as const;
export type ResumeFactKind = (typeof resumeFactKinds)[number];
export const resumeFactKindLabels: Readonly<Record<ResumeFactKind, string>> = {
  job: 'Job',
  project: 'Project',
  education: 'Education',
  line: 'What was done',
  credential: 'License or certificate',
  skill: 'Skill',
};

export const resumeSectionKinds = ['job', 'project', 'education', 'credential', 'skill'] as const;
export type ResumeSectionKind = (typeof resumeSectionKinds)[number];
export const resumeSectionLabels: Readonly<Record<ResumeSectionKind, string>> = {
  job: 'Experience',
  project: 'Projects',
  education: 'Education',
  credential: 'Licenses and certificates',
  skill: 'Skills',
};

/** How far my facts support what a position asks for. */
export const termStates = ['supported', 'below', 'left_out', 'unsupported'] as const;
export type TermState = (typeof termStates)[number];
export const termStateLabels: Readonly<Record<TermState, string>> = {
  supported: 'Rests on my facts',
  below: 'Below the level asked for',
  left_out: 'Left out of this resume',
  unsupported: 'No fact names it',
};
const termKinds = ['skill', ...hardRequirementTypes] as const;

/** Names a fact of my profile: what it is, the row it stands in, and of a line a mark of its text. */
const factKey = lineText().min(1, 'Please choose a fact of your profile').max(80);

export const ResumeFact = z.object({
  key: z.string(),
  /** What it is called on the screen, from 1. */
  number: z.int().min(1),
  kind: z.enum(resumeFactKinds),
  text: z.string(),
  /** What is known of it besides: where and when, the level, who issued it. */
  detail: z.string(),
  /** Somebody else has confirmed it. */
  verified: z.boolean(),
  /** It stands in this resume. */
  on: z.boolean(),
});
export type ResumeFact = z.infer<typeof ResumeFact>;

const Entry = z.object({
  title: z.string(),
  /** When it was; empty where it has no time. */
  when: z.string(),
  /** Where it was, or who issued it; empty where nothing was said. */
  where: z.string(),
  factKey: z.string(),
  lines: z.array(z.object({ text: z.string(), factKey: z.string() })),
});
export const ResumeSection = z.object({ kind: z.enum(resumeSectionKinds), entries: z.array(Entry) });
export type ResumeSection = z.infer<typeof ResumeSection>;

export const ResumeTerm = z.object({
  kind: z.enum(termKinds),
  text: z.string(),
  /** Level asked for, from 1 to 5; null where it is no skill. */
  required: z.int().nullable(),
  /** My level; 0 where I have not named the skill, null where it is none. */
  level: z.int().nullable(),
  state: z.enum(termStates),
  /** Facts that name it, those of this resume first. */
  factKeys: z.array(z.string()),
});
export type ResumeTerm = z.infer<typeof ResumeTerm>;

/** The position a resume is for; without it, the general one. */
const positionId = uuid().optional();
const ofOne = z.object({ positionId });

export const listResumes = operation('talent.resumes.list', {
  http: 'GET /api/talent/resumes',
  access,
  summary: 'My resumes: the general one, and one for each position I wrote one for, applied for or saved',
  input: z.object({}),
  output: z.object({
    items: z.array(
      z.object({
        positionId: uuid().nullable(),
        positionTitle: z.string().nullable(),
        department: z.string().nullable(),
        /** When it was last changed; null where it is still as the general one. */
        changedAt: instant.nullable(),
      }),
    ),
  }),
  effect: 'read',
});
export type ResumeChoice = Output<typeof listResumes>['items'][number];

export const getResume = operation('talent.resumes.get', {
  http: 'GET /api/talent/resumes/one',
  access,
  summary: 'One resume of mine: the facts of my profile, which of them stand in it, and what the position asks for',
  input: ofOne,
  output: z.object({
    positionId: uuid().nullable(),
    positionTitle: z.string().nullable(),
    /** It is a version of its own. */
    own: z.boolean(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    headline: z.string(),
    summary: z.string(),
    facts: z.array(ResumeFact),
    sections: z.array(ResumeSection),
    terms: z.array(ResumeTerm),
    /** Licenses could not be asked for just now: they are missing here. */
    licensesAway: z.boolean(),
  }),
  effect: 'read',
  errors: ['resource.missing'],
});
export type Resume = Output<typeof getResume>;

export const chooseFact = operation('talent.resumes.choose', {
  http: 'PUT /api/talent/resumes/facts',
  access,
  summary:
    'Put a fact of my profile into a resume, or leave it out; the first choice for a position makes its own version',
  input: z.object({ positionId, factKey, on: z.boolean() }),
  ...noContent,
  effect: 'write',
  events: () => [profileChanged],
  errors: ['resource.missing'],
});

export const summarizeResume = operation('talent.resumes.summarize', {
  http: 'PUT /api/talent/resumes/summary',
  access,
  summary: 'Write what stands at the head of a resume, in my own words',
  input: z.object({ positionId, summary: prose().max(600) }),
  ...noContent,
  effect: 'write',
  events: () => [profileChanged],
  errors: ['resource.missing'],
});

export const dropResume = operation('talent.resumes.drop', {
  http: 'DELETE /api/talent/resumes/positions/:positionId',
  access,
  summary: 'Give up the version of my resume for a position: it is the general one again',
  input: z.object({ positionId: uuid() }),
  ...noContent,
  effect: 'write',
  events: () => [profileChanged],
  errors: ['resource.missing'],
});

export const resumePdf = operation('talent.resumes.pdf', {
  http: 'GET /api/talent/resumes/pdf',
  access,
  summary: 'A resume of mine as tagged PDF in one column, which machines read as people do',
  input: ofOne,
  output: FileToSend,
  download: ['pdf'],
  effect: 'read',
  deadlineMs: WRITE_WITHIN_MS,
  errors: ['resource.missing'],
});

export const resumeText = operation('talent.resumes.text', {
  http: 'GET /api/talent/resumes/text',
  access,
  summary: 'A resume of mine as plain text',
  input: ofOne,
  output: z.object({ filename: z.string(), text: z.string() }),
  document: { type: 'text/plain', field: 'text' },
  effect: 'read',
  errors: ['resource.missing'],
});

export const resumeJson = operation('talent.resumes.json', {
  http: 'GET /api/talent/resumes/json',
  access,
  summary: 'A resume of mine as JSON Resume 1.0.0, for programs that take one',
  input: ofOne,
  output: z.object({ filename: z.string(), json: z.string() }),
  document: { type: 'application/json', field: 'json' },
  effect: 'read',
  errors: ['resource.missing'],
});
