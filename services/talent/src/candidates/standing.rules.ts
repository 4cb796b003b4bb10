import {
  candidateStandings,
  CONSENT_DAYS,
  RETENTION_DAYS,
  type CandidateStanding,
} from '@talent-os/contracts/talent/candidates.js';
import type { ApplicationSource, ApplicationStatus, Stage } from '@talent-os/contracts/talent/pipeline.js';
import { addDays, type Day } from '@talent-os/service-kit/calendar';

/** One application of a person, with the pipeline it went through. */
export type PoolApplication = {
  readonly positionTitle: string;
  readonly status: ApplicationStatus;
  readonly source: ApplicationSource;
  readonly stageKey: string;
  readonly stages: readonly Stage[];
  readonly appliedAt: Date;
  readonly since: Date;
};

const over: readonly ApplicationStatus[] = ['rejected', 'withdrawn'];

/** Whether an application ended at the last interview or later without a hire: second place is a place. */
export function cameFar({
  status,
  stageKey,
  stages,
}: Pick<PoolApplication, 'status' | 'stageKey' | 'stages'>): boolean {
  if (!over.includes(status)) return false;
  const last = stages.filter(({ type }) => type === 'interview').toSorted((a, b) => b.order - a.order)[0];
  const reached = stages.find(({ key }) => key === stageKey);
  return last !== undefined && reached !== undefined && reached.order >= last.order;
}

const rankOf = (standing: CandidateStanding): number => candidateStandings.indexOf(standing);

/** What the list shows and sorts by of a person's applications. `came`: when they came to the pool. */
export function standingOf(applications: readonly PoolApplication[], internal: boolean, came: Date) {
  const latest = applications.toSorted((a, b) => b.appliedAt.getTime() - a.appliedAt.getTime())[0];
  const finals = applications.filter(cameFar).toSorted((a, b) => b.since.getTime() - a.since.getTime())[0];
  return {
    rank: rankOf(finals ? 'finalist' : internal ? 'internal' : 'other'),
    source: latest?.source ?? (internal ? ('internal' as const) : ('direct' as const)),
    finalistFor: finals?.positionTitle ?? null,
    finalistAt: finals?.since ?? null,
    lastAt: latest && latest.appliedAt > came ? latest.appliedAt : came,
  };
}

/** How long a consent of this day lists somebody, and when the record is erased. */
export function consentFrom(day: Day) {
  const consentUntil = addDays(day, CONSENT_DAYS);
  return { consentUntil, retentionUntil: addDays(consentUntil, RETENTION_DAYS) };
}

/** The same once it is taken back on a day: hidden at once, and erased no later than it would have been. */
export function withdrawnOn(today: Day, { consentUntil, retentionUntil }: ReturnType<typeof consentFrom>) {
  const [last, erased] = [addDays(today, -1), addDays(today, RETENTION_DAYS)];
  return {
    consentUntil: consentUntil < last ? consentUntil : last,
    retentionUntil: retentionUntil < erased ? retentionUntil : erased,
  };
}
