import { useQuery } from '@tanstack/react-query';
import { exportPlanRows, listPlanRows, planFigures, type PlanFigure } from '@talent-os/contracts/talent/plan-analytics';
import { useState } from 'react';
import { day, month } from '@/lib/format';
import { steadyQuery } from '@/lib/query';
import { Quiet } from '@/ui/display/quiet';
import { FileOf } from '@/ui/list/file-of';
import { RecordRow } from '@/ui/table/record-row';
import { FigureRowsDrawer } from '@/ui/figures/figure-rows-drawer';
import type { PlanProps } from './use-plan-figures';

/** What the day of a row says. */
const dayWords: Record<PlanFigure, string> = {
  seats: 'open since',
  vacant: 'open since',
  left: 'last day',
  voluntary: 'last day',
  regretted: 'last day',
  hires: 'hired',
  internal: 'hired',
  joined: 'filled',
};

type PlanRowsProps = {
  readonly figure: PlanFigure;
  readonly part: string | undefined;
  readonly input: PlanProps['input'];
  readonly onClose: () => void;
};

/** What a figure counts, the latest first; it names nobody who left. */
export function PlanRows({ figure, part, input, onClose }: PlanRowsProps) {
  const [page, setPage] = useState(1);
  const asked = { ...input, figure, ...(part && { part }) };
  const read = useQuery(steadyQuery(listPlanRows, { ...asked, page }));
  const title = part ? `${planFigures[figure]}: ${month(part)}` : planFigures[figure];
  return (
    <FigureRowsDrawer
      query={read}
      title={title}
      page={page}
      onPage={setPage}
      onClose={onClose}
      file={<FileOf operation={exportPlanRows} input={asked} />}
      renderRow={(row) => (
        <RecordRow key={row.id} name={row.title}>
          <Quiet>
            {row.department} · {dayWords[figure]} {day(row.on)}
          </Quiet>
        </RecordRow>
      )}
    />
  );
}
