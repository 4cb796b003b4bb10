import { z } from 'zod';
import { operation } from '../define.js';
import { month, noContent, uuid, version } from '../paging.js';
import { lineText, prose } from '../text.js';
import { profileChanged } from './profile-events.js';
import { profileOwner as access } from './profile-parts.js';

/** Entries of one person at most. */
export const MAX_EXPERIENCE = 60;

export const experienceKinds = ['job', 'education', 'project'] as const;
export type ExperienceKind = (typeof experienceKinds)[number];
export const experienceKindLabels: Readonly<Record<ExperienceKind, string>> = {
  job: 'Job',
  education: 'Education',
  project: 'Project',
};

const fields = {
  kind: z.enum(experienceKinds),
  title: lineText().min(2, 'Please say what it was').max(120),
  /** Employer, school or whom it was for. */
  place: lineText().min(2, 'Please say where it was').max(120),
  description: prose().max(1_500),
  startMonth: month,
  /** Null while it goes on. */
  endMonth: month.nullable(),
};
const inOrder = ({ startMonth, endMonth }: { readonly startMonth: string; readonly endMonth: string | null }) =>
  endMonth === null || startMonth <= endMonth;
const WRONG_ORDER = { message: 'The last month must not lie before the first', path: ['endMonth'] };

export const Experience = z.object({ id: uuid(), ...fields, version });
export type Experience = z.infer<typeof Experience>;

/** Months between two entries for which nothing was entered. */
const Gap = z.object({ startMonth: month, endMonth: month, months: z.int().min(1) });

export const listExperience = operation('talent.experience.list', {
  http: 'GET /api/talent/experience',
  access,
  summary: 'My jobs, education and projects, the latest first, and the months between them for which I entered nothing',
  input: z.object({}),
  output: z.object({ items: z.array(Experience), gaps: z.array(Gap) }),
  effect: 'read',
});

export const addExperience = operation('talent.experience.add', {
  http: 'POST /api/talent/experience',
  access,
  summary: 'Enter a job, an education or a project of mine',
  input: z.object(fields).refine(inOrder, WRONG_ORDER),
  output: z.object({ id: uuid(), version }),
  effect: 'write',
  events: () => [profileChanged],
  success: 201,
  errors: ['experience.many'],
});

export const changeExperience = operation('talent.experience.change', {
  http: 'PUT /api/talent/experience/:experienceId',
  access,
  summary: 'Change a job, an education or a project of mine',
  input: z.object({ experienceId: uuid(), ...fields, version }).refine(inOrder, WRONG_ORDER),
  output: z.object({ version }),
  effect: 'write',
  events: () => [profileChanged],
  errors: ['resource.missing', 'resource.stale'],
});

export const removeExperience = operation('talent.experience.remove', {
  http: 'DELETE /api/talent/experience/:experienceId',
  access,
  summary: 'Remove a job, an education or a project of mine',
  input: z.object({ experienceId: uuid() }),
  ...noContent,
  effect: 'write',
  events: () => [profileChanged],
  errors: ['resource.missing'],
});
