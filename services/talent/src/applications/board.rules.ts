import type { Output } from '@talent-os/contracts';
import type { getPipelineBoard, Pipeline } from '@talent-os/contracts/talent/applications.js';
import { stageTypeLabels, stageTypes } from '@talent-os/contracts/talent/pipeline.js';

type Column = Output<typeof getPipelineBoard>['columns'][number];
type Head = Pick<Column, 'key' | 'title' | 'type' | 'slaDays'>;

/** Stages where all positions share one pipeline, otherwise the types of stages. */
export function headsOf(pipelines: readonly Pipeline[]): { readonly by: 'stage' | 'type'; readonly heads: Head[] } {
  const [only, other] = pipelines;
  if (!only || other)
    return {
      by: 'type',
      heads: stageTypes.map((type) => ({ key: type, title: stageTypeLabels[type], type, slaDays: null })),
    };
  return {
    by: 'stage',
    heads: only.stages
      .toSorted((a, b) => a.order - b.order)
      .map(({ key, name, type, slaDays }) => ({ key, title: name, type, slaDays })),
  };
}
