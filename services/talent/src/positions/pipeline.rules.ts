import type { Stage, StageType } from '@talent-os/contracts/talent/pipeline.js';

/** Where an application enters a type of stage: the earliest stage of that type. */
export function firstStage(stages: readonly Stage[], type: StageType): Stage {
  const [first] = stages.filter((stage) => stage.type === type).toSorted((a, b) => a.order - b.order);
  if (!first) throw new Error(`this pipeline has no stage of type ${type}`);
  return first;
}

/** How many people stand in each stage before the last, in the order of the pipeline. */
export const funnelOf = (stages: readonly Stage[], counts: Readonly<Record<string, number>>) =>
  stages
    .filter(({ type }) => type !== 'hired')
    .toSorted((a, b) => a.order - b.order)
    .map(({ key, name, type }) => ({ key, name, type, count: counts[key] ?? 0 }));
