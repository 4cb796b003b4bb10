import { Pagination } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PAGE_SIZE } from '@talent-os/contracts/paging';
import { exportPlanRows, listPlanRows, planFigures, type PlanFigure } from '@talent-os/contracts/talent/plan-analytics';
import { useState } from 'react';
import { counted } from '@/lib/counted';
import { day, month } from '@/lib/format';
import { steadyQuery } from '@/lib/query';
import { RecordDrawer } from '@/ui/dialog/record-drawer';
import { Quiet } from '@/ui/display/quiet';
import { FileOf } from '@/ui/list/file-of';
import { EmptyState } from '@/ui/loading/empty-state';
import { pageControl } from '@/ui/table/pager';
import { RecordRow } from '@/ui/table/record-row';
import rows from '@/ui/table/rows.module.css';
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
    <RecordDrawer query={read} title={title} onClose={onClose}>
      {({ items, total }) => (
        <>
          <p>
            <Quiet>{counted(total, 'rows')}, the latest first.</Quiet>
          </p>
          {total === 0 ? (
            <EmptyState title="Nothing in this time" />
          ) : (
            <FileOf operation={exportPlanRows} input={asked} />
          )}
          <ul className={rows.rows} aria-label={`Rows of ${title}`}>
            {items.map((row) => (
              <RecordRow key={row.id} name={row.title}>
                <Quiet>
                  {row.department} · {dayWords[figure]} {day(row.on)}
                </Quiet>
              </RecordRow>
            ))}
          </ul>
          {total > PAGE_SIZE && (
            <Pagination
              mt="md"
              total={Math.ceil(total / PAGE_SIZE)}
              value={page}
              onChange={setPage}
              getControlProps={pageControl}
            />
          )}
        </>
      )}
    </RecordDrawer>
  );
}
