import { useQuery } from '@tanstack/react-query';
import { datasetOf } from '@talent-os/contracts/facts/datasets';
import { shownValue } from '@talent-os/contracts/facts/question-words';
import type { DatasetState } from '@talent-os/contracts/intelligence/datasets';
import { exportFactRows, listFactRows, type FactRow } from '@talent-os/contracts/intelligence/fact-rows';
import { useState } from 'react';
import { rowsInput, type Draft, type Figure } from '@/features/questions/question-state';
import { count, day, money } from '@/lib/format';
import { steadyQuery } from '@/lib/query';
import { useMe } from '@/lib/session';
import { useToday } from '@/lib/use-today';
import { AppLink } from '@/ui/button/app-link';
import { Quiet } from '@/ui/display/quiet';
import { FigureRowsDrawer } from '@/ui/figures/figure-rows-drawer';
import { FileOf } from '@/ui/list/file-of';
import { RecordRow } from '@/ui/table/record-row';

type FigureRowsProps = {
  readonly draft: Draft;
  readonly dataset: DatasetState;
  readonly figure: Figure;
  readonly onClose: () => void;
};

/** The rows a figure of an answer counts, the latest first; each leads to its record. */
export function FigureRows({ draft, dataset, figure, onClose }: FigureRowsProps) {
  const [page, setPage] = useState(1);
  const { currency } = useMe().organization;
  const input = rowsInput(draft, useToday(), figure);
  const read = useQuery(steadyQuery(listFactRows, { ...input, page }));
  const factsOf = ({ values, department }: FactRow) =>
    [
      department,
      ...dataset.fields.map(({ label, kind }, at) => {
        const value = values[at];
        if (value === null || value === undefined) return undefined;
        const shown =
          kind === 'money'
            ? money(Number(value), currency)
            : kind === 'number'
              ? count(Number(value))
              : shownValue(value);
        return `${label}: ${shown}`;
      }),
    ].filter(Boolean);
  const parts = [figure.group, figure.beside].filter((part) => part !== undefined).map(shownValue);
  return (
    <FigureRowsDrawer
      query={read}
      title={[dataset.label, ...parts].join(' · ')}
      page={page}
      onPage={setPage}
      onClose={onClose}
      file={<FileOf operation={exportFactRows} input={input} />}
      renderRow={(row) => (
        <RecordRow
          key={row.id}
          name={<AppLink to={`${datasetOf(dataset.dataset).opens}${row.sourceId}`}>{day(row.day)}</AppLink>}
        >
          <Quiet>{factsOf(row).join(' · ')}</Quiet>
        </RecordRow>
      )}
    />
  );
}
