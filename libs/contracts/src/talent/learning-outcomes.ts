import { z } from 'zod';
import { operation } from '../define.js';
import { instant, noContent, uuid } from '../paging.js';
import { MyCourse } from './courses.js';
import { TakenCourse } from './learning-progress.js';
import { profileChanged } from './profile-events.js';
import { profileOwner as access } from './profile-parts.js';
import { verificationKinds } from './verifications.js';

/** A completed course, and what happened after it and before the next one. Nothing is said of why. */
export const LearningOutcome = MyCourse.pick({ id: true, title: true, credits: true, certificate: true }).extend({
  completedAt: instant,
  provider: z.string().nullable(),
  proof: TakenCourse.shape.proof,
  /** Since when those who hire read that it was completed; null where they do not. */
  sharedAt: instant.nullable(),
  /** Skills somebody else has confirmed. */
  skills: z.array(
    z.object({
      skillId: uuid(),
      name: z.string(),
      level: z.int().min(1).max(5),
      /** The course is for it. */
      taught: z.boolean(),
      at: instant,
    }),
  ),
  /** Licenses and certifications that were handed in, without certificates of these courses. */
  papers: z.array(z.object({ verificationId: uuid(), kind: z.enum(verificationKinds), name: z.string(), at: instant })),
  /** Interviews that were held. */
  interviews: z.array(z.object({ interviewId: uuid(), positionTitle: z.string(), at: instant })),
  /** Positions they were hired for. */
  roles: z.array(z.object({ positionId: uuid(), positionTitle: z.string(), at: instant })),
});
export type LearningOutcome = z.infer<typeof LearningOutcome>;

export const getLearningOutcomes = operation('talent.courses.outcomes', {
  http: 'GET /api/talent/learning-outcomes',
  access,
  summary:
    'Courses I have completed, the last one first, each with what happened between it and the next: skills confirmed, papers, interviews, roles',
  input: z.object({}),
  output: z.object({ items: z.array(LearningOutcome) }),
  effect: 'read',
});

export const shareCertificate = operation('talent.courses.share', {
  http: 'PUT /api/talent/my-courses/:courseEnrollmentId/shared',
  access,
  summary: 'Show those who hire that I have completed a course, or no longer',
  input: z.object({ courseEnrollmentId: uuid(), shared: z.boolean() }),
  ...noContent,
  effect: 'write',
  events: () => [profileChanged],
  errors: ['resource.missing', 'education.unfinished'],
});
