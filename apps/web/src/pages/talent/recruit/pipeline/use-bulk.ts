import type { PipelineCard } from '@talent-os/contracts/talent/applications';
import type { Stage } from '@talent-os/contracts/talent/pipeline';
import { useState } from 'react';

/** Whom people have chosen among the rows shown, and the stage they are to be moved to. */
export function useBulk(rows: readonly PipelineCard[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [stage, setStage] = useState<Stage>();
  return {
    ids,
    chosen: rows.filter(({ id }) => ids.has(id)),
    stage,
    toggle: (id: string) =>
      setIds((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id])),
    askMove: setStage,
    cancelMove: () => setStage(undefined),
    clear: () => {
      setIds(new Set());
      setStage(undefined);
    },
  };
}
