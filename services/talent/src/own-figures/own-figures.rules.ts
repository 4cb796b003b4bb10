import type { Industry, Output } from '@talent-os/contracts';
import type { stagesMovedOn } from '@talent-os/contracts/intelligence/moved-on.js';
import {
  CASES_FROM,
  PACE_FROM_MONTHS,
  PLACED_FROM,
  type getOwnChances,
  type getOwnResponses,
  type getOwnWay,
} from '@talent-os/contracts/talent/own-figures.js';
import { stageTypes, type Stage, type StageType } from '@talent-os/contracts/talent/pipeline.js';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import { rounded } from '../recruit-analytics/numbers.rules.js';
import { wayOf, type Entry, type Way } from '../recruit-analytics/way.rules.js';

/** An application as its own person knows it. */
export type OwnApplication = {
  readonly pipelineId: string;
  readonly status: 'active' | 'on_hold' | 'rejected' | 'withdrawn' | 'hired';
  readonly entries: readonly Entry[];
  /** Whether a resume was put together for its position. */
  readonly ownResume: boolean;
};

const runs = ({ status }: OwnApplication): boolean => status === 'active' || status === 'on_hold';

/** Its way through the stages. A rejection its person has not been told of has not happened. */
function wayAsTold(application: OwnApplication, stageOf: (key: string) => Stage | undefined): Way {
  const { entries } = application;
  return wayOf(runs(application) ? entries.filter(([kind]) => kind !== 'rejected') : entries, stageOf);
}

type StagesOf = (pipelineId: string) => (key: string) => Stage | undefined;

/** How far applications came, how long each stage took, and how they ended. */
export function ownWay(applications: readonly OwnApplication[], stagesOf: StagesOf): Output<typeof getOwnWay> {
  const ways = applications.map((one) => wayAsTold(one, stagesOf(one.pipelineId)));
  const ended = (status: OwnApplication['status']) => applications.filter((one) => one.status === status).length;
  return {
    applications: applications.length,
    running: applications.filter(runs).length,
    hired: ended('hired'),
    notChosen: ended('rejected'),
    withdrawn: ended('withdrawn'),
    stages: stageTypes.map((stage) => {
      const lengths = ways.flatMap(({ stays }) => stays.flatMap((one) => (one.stage === stage ? [one.length] : [])));
      return {
        stage,
        reached: ways.filter(({ reached }) => reached.has(stage)).length,
        days: lengths.length === 0 ? null : rounded(meanOf(lengths) / DAY_MS, 1),
      };
    }),
  };
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

/** Answers and interviews by whether a resume was put together for the position. */
export function responsesOf(
  applications: readonly OwnApplication[],
  stagesOf: StagesOf,
): Output<typeof getOwnResponses>['resumes'] {
  return [true, false].map((own) => {
    const sent = applications.filter(({ ownResume }) => ownResume === own);
    const ways = sent.map((one) => ({ one, reached: wayAsTold(one, stagesOf(one.pipelineId)).reached }));
    const beyond = stageTypes[1]!;
    return {
      own,
      applications: sent.length,
      answered: ways.filter(({ one, reached }) => reached.has(beyond) || one.status === 'rejected').length,
      interviewed: ways.filter(({ reached }) => reached.has('interview')).length,
    };
  });
}

/** How many of the others are less ready than somebody, in percent; null where there are too few people to say it of. */
export function percentileAmong(own: number, others: readonly number[]): number | null {
  if (others.length + 1 < PLACED_FROM) return null;
  return Math.round((100 * others.filter((one) => one < own).length) / others.length);
}

export type RunningStage = {
  readonly applicationId: string;
  readonly positionTitle: string;
  readonly stage: string;
  /** Null where its pipeline knows the stage no more. */
  readonly type: StageType | null;
  readonly industry: Industry;
};

/** How many past applications at the stage of each moved on; a share is told of enough of them alone. */
export function chancesOf(
  running: readonly RunningStage[],
  past: Output<typeof stagesMovedOn>['items'],
): Output<typeof getOwnChances>['items'] {
  return running.map(({ type, industry, ...application }) => {
    const { left = 0, movedOn = 0 } = past.find((one) => one.stage === type && one.industry === industry) ?? {};
    const percent = left < CASES_FROM ? null : Math.round((100 * movedOn) / left);
    return { ...application, cases: left, percent };
  });
}

export type NamedSkill = { readonly level: number; readonly namedAt: string };

/** A profile is filled in its first days: what is named then was learned before. */
const FIRST_DAYS = 30;
const MONTH_DAYS = 30.4375;

/** Levels a month of skills named after the first ones; null where that is too short a time, or nothing was named. */
export function paceOf(skills: readonly NamedSkill[], now: Date): number | null {
  const first = Math.min(...skills.map(({ namedAt }) => Date.parse(namedAt)));
  const months = (now.getTime() - first) / (MONTH_DAYS * DAY_MS);
  if (!(months >= PACE_FROM_MONTHS)) return null;
  const later = skills.filter(({ namedAt }) => Date.parse(namedAt) - first > FIRST_DAYS * DAY_MS);
  const levels = later.reduce((sum, { level }) => sum + level, 0);
  return levels === 0 ? null : rounded(levels / months, 2);
}
