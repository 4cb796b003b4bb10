import { Button, Menu } from '@mantine/core';
import type { Pipeline, PipelineCard } from '@talent-os/contracts/talent/applications';
import type { Stage } from '@talent-os/contracts/talent/pipeline';
import css from './pipeline.module.css';

type BulkBarProps = {
  readonly chosen: readonly PipelineCard[];
  readonly pipelines: readonly Pipeline[];
  readonly onMove: (stage: Stage) => void;
  readonly onReject: () => void;
  readonly onClear: () => void;
};

/** Stages that everybody chosen has in their pipeline, but for the one only an accepted offer leads to. */
export function commonStages(chosen: readonly PipelineCard[], pipelines: readonly Pipeline[]): readonly Stage[] {
  const used = pipelines.filter(({ id }) => chosen.some(({ pipelineId }) => pipelineId === id));
  const [first, ...others] = used;
  return (first?.stages ?? [])
    .filter(({ key, type }) => type !== 'hired' && others.every(({ stages }) => stages.some((one) => one.key === key)))
    .toSorted((a, b) => a.order - b.order);
}

/** What can be done with everybody chosen in the table. */
export function BulkBar({ chosen, pipelines, onMove, onReject, onClear }: BulkBarProps) {
  return (
    <div className={css.bulk} role="group" aria-label="Chosen applicants">
      <span aria-live="polite">{chosen.length} chosen</span>
      <Menu>
        <Menu.Target>
          <Button size="xs" variant="default">
            Move to
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {commonStages(chosen, pipelines).map((stage) => (
            <Menu.Item key={stage.key} onClick={() => onMove(stage)}>
              {stage.name}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Button size="xs" variant="default" onClick={onReject}>
        Reject
      </Button>
      <Button size="xs" variant="subtle" onClick={onClear}>
        Clear
      </Button>
    </div>
  );
}
