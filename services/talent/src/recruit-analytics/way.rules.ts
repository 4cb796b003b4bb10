import type { entryKinds } from '@talent-os/contracts/talent/applications.js';
import {
  stageTypes,
  type ApplicationSource,
  type Stage,
  type StageType,
} from '@talent-os/contracts/talent/pipeline.js';

/** An entry of a history: what happened where it was no move, the stage, and when, as ISO 8601. */
export type Entry = readonly [kind: (typeof entryKinds)[number] | null, stageKey: string, at: string];

export type ApplicationHistory = {
  readonly id: string;
  readonly positionId: string;
  readonly userId: string;
  readonly source: ApplicationSource;
  /** Oldest first. */
  readonly entries: readonly Entry[];
};

/** A time in one stage that is over. Instants and lengths in milliseconds. */
export type Stay = {
  readonly stage: StageType;
  readonly until: number;
  /** Without the time on hold. */
  readonly length: number;
  readonly agreedDays: number;
};

/** What a history says. */
export type Way = {
  /** When each type of stage, or one beyond it, was reached first. */
  readonly reached: ReadonlyMap<StageType, number>;
  readonly stays: readonly Stay[];
};

type Standing = { readonly stage: Stage; readonly since: number; rested: number; restsSince: number | undefined };

const endings: readonly Entry[0][] = ['rejected', 'withdrawn'];

/** The way of an application through the stages of its pipeline, from its history alone. */
export function wayOf(entries: readonly Entry[], stageOf: (key: string) => Stage | undefined): Way {
  const reached = new Map<StageType, number>();
  const stays: Stay[] = [];
  let standing: Standing | undefined;
  for (const [kind, key, text] of entries) {
    const at = Date.parse(text);
    if (kind === 'held' || kind === 'resumed') {
      if (standing) rest(standing, kind === 'held', at);
      continue;
    }
    if (standing) stays.push(stayOf(standing, at));
    const stage = stageOf(key);
    standing = stage && stage.type !== 'hired' && !endings.includes(kind) ? standingIn(stage, at) : undefined;
    if (stage && kind === null)
      for (const type of stageTypes.slice(0, stageTypes.indexOf(stage.type) + 1))
        if (!reached.has(type)) reached.set(type, at);
  }
  return { reached, stays };
}

const standingIn = (stage: Stage, since: number): Standing => ({ stage, since, rested: 0, restsSince: undefined });

function rest(standing: Standing, begins: boolean, at: number): void {
  if (begins) standing.restsSince ??= at;
  else if (standing.restsSince !== undefined) {
    standing.rested += at - standing.restsSince;
    standing.restsSince = undefined;
  }
}

const stayOf = ({ stage, since, rested, restsSince }: Standing, until: number): Stay => ({
  stage: stage.type,
  until,
  length: (restsSince ?? until) - since - rested,
  agreedDays: stage.slaDays,
});
