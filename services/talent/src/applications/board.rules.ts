import type { Output } from '@talent-os/contracts';
import type { getPipelineBoard, Pipeline } from '@talent-os/contracts/talent/applications.js';
import { stageTypeLabels, stageTypes } from '@talent-os/contracts/talent/pipeline.js';

type Column = Output<typeof getPipelineBoard>['columns'][number];
type Head = Pick<Column, 'key' | 'title' | 'type' | 'slaDays' | 'maxPeople'>;

/** What all of some stages say alike; null where they differ, or none says. */
const alike = (limits: readonly (number | undefined)[]): number | null =>
  limits.length > 0 && new Set(limits).size === 1 ? (limits[0] ?? null) : null;

/** Stages where all positions share one pipeline, otherwise the types of stages. */
export function headsOf(pipelines: readonly Pipeline[]): { readonly by: 'stage' | 'type'; readonly heads: Head[] } {
  const [only, other] = pipelines;
  if (!only || other)
    return {
      by: 'type',
      heads: stageTypes.map((type) => {
        const stages = pipelines.flatMap((pipeline) => pipeline.stages.filter((stage) => stage.type === type));
        return {
          key: type,
          title: stageTypeLabels[type],
          type,
          slaDays: alike(stages.map(({ slaDays }) => slaDays)),
          maxPeople: alike(stages.map(({ maxPeople }) => maxPeople)),
        };
      }),
    };
  return {
    by: 'stage',
    heads: only.stages
      .toSorted((a, b) => a.order - b.order)
      .map(({ key, name, type, slaDays, maxPeople = null }) => ({ key, title: name, type, slaDays, maxPeople })),
  };
}
