import type { Pipeline, PipelineCard } from '@talent-os/contracts/talent/applications';
import type { Stage } from '@talent-os/contracts/talent/pipeline';

/** Stages that everybody chosen has in their pipeline, but for the one only an accepted offer leads to. */
export function commonStages(chosen: readonly PipelineCard[], pipelines: readonly Pipeline[]): readonly Stage[] {
  const used = pipelines.filter(({ id }) => chosen.some(({ pipelineId }) => pipelineId === id));
  const [first, ...others] = used;
  return (first?.stages ?? [])
    .filter(({ key, type }) => type !== 'hired' && others.every(({ stages }) => stages.some((one) => one.key === key)))
    .toSorted((a, b) => a.order - b.order);
}
