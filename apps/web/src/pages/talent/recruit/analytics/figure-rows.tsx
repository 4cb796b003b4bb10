import { useQuery } from '@tanstack/react-query';
import {
  exportAnalyticsRows,
  listAnalyticsRows,
  type AnalyticsRow,
  type HiringFigure,
  type RecruitAnalytics,
} from '@talent-os/contracts/talent/recruit-analytics';
import { useState } from 'react';
import { decimal } from '@/lib/format';
import { steadyQuery } from '@/lib/query';
import { useFormat } from '@/lib/use-format';
import { AppLink } from '@/ui/button/app-link';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge } from '@/ui/display/status-badge';
import { FileOf } from '@/ui/list/file-of';
import { RecordRow } from '@/ui/table/record-row';
import { FigureRowsDrawer } from '@/ui/figures/figure-rows-drawer';
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
    <FigureRowsDrawer
      query={read}
      title={title}
      page={page}
      onPage={setPage}
      onClose={onClose}
      file={<FileOf operation={exportAnalyticsRows} input={asked} />}
      renderRow={(row) => <FigureRow key={row.id} row={row} counts={countsWords[figure]} />}
    />
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
