import { Pagination } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PAGE_SIZE } from '@talent-os/contracts/paging';
import {
  exportAnalyticsRows,
  listAnalyticsRows,
  type AnalyticsRow,
  type HiringFigure,
  type RecruitAnalytics,
} from '@talent-os/contracts/talent/recruit-analytics';
import { useState } from 'react';
import { counted } from '@/lib/counted';
import { decimal } from '@/lib/format';
import { steadyQuery } from '@/lib/query';
import { useFormat } from '@/lib/use-format';
import { AppLink } from '@/ui/button/app-link';
import { RecordDrawer } from '@/ui/dialog/record-drawer';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge } from '@/ui/display/status-badge';
import { FileOf } from '@/ui/list/file-of';
import { EmptyState } from '@/ui/loading/empty-state';
import { pageControl } from '@/ui/table/pager';
import { RecordRow } from '@/ui/table/record-row';
import rows from '@/ui/table/rows.module.css';
import { rowsTitle, sourceLabels } from './labels';
import type { HiringProps } from './use-hiring-figures';

/** What counts of a share, by its figure; others only have rows that count. */
const countsWords: Partial<Record<HiringFigure, string>> = {
  offers: 'Accepted',
  scorecards: 'In time',
  reached: 'Went on',
  stayed: 'Longer than agreed',
  applied: 'Hired',
};

type FigureRowsProps = {
  readonly figure: HiringFigure;
  readonly part: string | undefined;
  readonly input: HiringProps['input'];
  readonly interviewers: RecruitAnalytics['interviewers'];
  readonly onClose: () => void;
};

/** What a figure counts, the latest first. */
export function FigureRows({ figure, part, input, interviewers, onClose }: FigureRowsProps) {
  const [page, setPage] = useState(1);
  const asked = { ...input, figure, ...(part && { part }) };
  const read = useQuery(steadyQuery(listAnalyticsRows, { ...asked, page }));
  const interviewer = interviewers.find(({ interviewerId }) => interviewerId === part)?.interviewerName;
  const title = rowsTitle(figure, part, interviewer);
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
            <FileOf operation={exportAnalyticsRows} input={asked} />
          )}
          <ul className={rows.rows} aria-label={`Rows of ${title}`}>
            {items.map((row) => (
              <FigureRow key={row.id} row={row} counts={countsWords[figure]} />
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

type FigureRowProps = { readonly row: AnalyticsRow; readonly counts: string | undefined };

function FigureRow({ row, counts }: FigureRowProps) {
  const { dayOf } = useFormat();
  return (
    <RecordRow
      name={<AppLink to={`/talent/recruit/status?show=all&application=${row.applicationId}`}>{row.personName}</AppLink>}
      badges={counts && row.counts && <StatusBadge variant="default">{counts}</StatusBadge>}
      actions={row.days !== null && <span className="num">{decimal(row.days)} days</span>}
    >
      <Quiet>
        {row.positionTitle} · {row.department} · {sourceLabels[row.source]} · {dayOf(row.at)}
      </Quiet>
    </RecordRow>
  );
}
