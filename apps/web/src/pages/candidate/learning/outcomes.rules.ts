import type { LearningOutcome } from '@talent-os/contracts/talent/learning-outcomes';

/** Something that happened after a course. */
type Happened = {
  readonly key: string;
  readonly kind: 'skill' | 'paper' | 'interview' | 'role';
  /** In words. */
  readonly what: string;
  readonly name: string;
  readonly at: string;
  readonly level?: number;
  readonly taught?: boolean;
  readonly paper?: LearningOutcome['papers'][number]['kind'];
};

/** All that happened after a course, the latest first. */
export const happenedAfter = ({ skills, papers, interviews, roles }: LearningOutcome): Happened[] =>
  [
    ...skills.map(({ skillId, name, level, taught, at }) => ({
      key: skillId,
      kind: 'skill' as const,
      what: 'Skill confirmed',
      name,
      level,
      taught,
      at,
    })),
    ...papers.map(({ verificationId, name, kind, at }) => ({
      key: verificationId,
      kind: 'paper' as const,
      what: 'Handed in',
      name,
      paper: kind,
      at,
    })),
    ...interviews.map(({ interviewId, positionTitle, at }) => ({
      key: interviewId,
      kind: 'interview' as const,
      what: 'Interview',
      name: positionTitle,
      at,
    })),
    ...roles.map(({ positionId, positionTitle, at }) => ({
      key: positionId,
      kind: 'role' as const,
      what: 'Hired',
      name: positionTitle,
      at,
    })),
  ].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
