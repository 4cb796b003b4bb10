import type { Stage } from '@talent-os/contracts/talent/pipeline.js';
import { daysBetween } from '@talent-os/service-kit/calendar';
import { dayIn } from '@talent-os/service-kit/wall-clock';
import type { StageMove } from '../applications/application.entity.js';

export type StageHistory = {
  readonly createdAt: string;
  readonly stageKey: string;
  readonly history: readonly StageMove[];
  readonly stages: readonly Stage[] | null;
};

/**
 * Every stage somebody came to, with the day, and how many days they stayed; none where they are still in it. Days are those
 * of the calendar there: a night in which the clock changes makes none longer or shorter.
 */
export function stagesOf({ createdAt, stageKey, history, stages }: StageHistory, zone: string) {
  const moves = history.filter(({ kind, from, to }) => kind === undefined && from !== to);
  const [first] = moves;
  const begun = first?.from === null ? [] : [{ to: first?.from ?? stageKey, at: createdAt }];
  const entries = [...begun, ...moves];
  return entries.map(({ to, at }, place) => {
    const left = entries[place + 1];
    const day = dayIn(new Date(at), zone);
    return {
      place,
      day,
      stage: stages?.find(({ key }) => key === to)?.type ?? null,
      days: left ? Math.max(0, daysBetween(day, dayIn(new Date(left.at), zone))) : null,
    };
  });
}
