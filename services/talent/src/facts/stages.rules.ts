import type { Stage } from '@talent-os/contracts/talent/pipeline.js';
import { dayIn } from '@talent-os/service-kit/wall-clock';
import type { StageMove } from '../applications/application.entity.js';

export type StageHistory = {
  readonly createdAt: string;
  readonly stageKey: string;
  readonly history: readonly StageMove[];
  readonly stages: readonly Stage[] | null;
};

const DAY_MS = 86_400_000;

/** Every stage somebody came to, with the day, and how many days they stayed; none where they are still in it. */
export function stagesOf({ createdAt, stageKey, history, stages }: StageHistory, zone: string) {
  const moves = history.filter(({ kind, from, to }) => kind === undefined && from !== to);
  const [first] = moves;
  const begun = first?.from === null ? [] : [{ to: first?.from ?? stageKey, at: createdAt }];
  const entries = [...begun, ...moves];
  return entries.map(({ to, at }, place) => {
    const left = entries[place + 1];
    return {
      place,
      day: dayIn(new Date(at), zone),
      stage: stages?.find(({ key }) => key === to)?.type ?? null,
      days: left ? Math.max(0, Math.floor((Date.parse(left.at) - Date.parse(at)) / DAY_MS)) : null,
    };
  });
}
