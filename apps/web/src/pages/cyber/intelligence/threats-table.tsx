import { useQuery } from '@tanstack/react-query';
import { listThreats, type Threat } from '@talent-os/contracts/cyber/threats';
import type { ReactNode } from 'react';
import { counted } from '../../../lib/counted';
import { steadyQuery } from '../../../lib/query';
import { useFormat } from '../../../lib/use-format';
import { useNarrow } from '../../../lib/use-narrow';
import { DataTable, type Column } from '../../../ui/table/data-table';
import { StatusBadge } from '../../../ui/display/status-badge';
import { RowButton } from '../../../ui/button/row-button';
import { ThreatBadge } from './threat-badge';
import type { ThreatView } from './use-threat-view';
import cell from '../../../ui/table/cell.module.css';
import css from './intelligence.module.css';

type ThreatsTableProps = { readonly view: ThreatView; readonly toolbar: ReactNode; readonly empty: ReactNode };

/** Threats as rows, the last published first; on small screens the facts of a row stand under its title. */
export function ThreatsTable({ view, toolbar, empty }: ThreatsTableProps) {
  const threats = useQuery(steadyQuery(listThreats, { ...view.params.paging, ...view.input }));
  const narrow = useNarrow();
  const { momentOf } = useFormat();
  return (
    <DataTable
      label="threats"
      query={threats}
      params={view.params}
      columns={columnsOf(narrow, momentOf, view.open)}
      toolbar={toolbar}
      empty={empty}
      onRow={({ id }) => view.open(id)}
      minWidth={narrow ? 0 : 900}
    />
  );
}

const optionalColumns = (momentOf: (instant: string) => string): readonly Column<Threat>[] => [
  { accessor: 'source', title: 'Source', optional: true },
  {
    accessor: 'publishedDate',
    title: 'Published',
    sortable: true,
    optional: true,
    render: ({ publishedDate }) => momentOf(publishedDate),
  },
  { accessor: 'activeIndicators', title: 'Active indicators', optional: true, textAlign: 'right' },
];

function columnsOf(
  narrow: boolean,
  momentOf: (instant: string) => string,
  onOpen: (id: string) => void,
): readonly Column<Threat>[] {
  const details = ({ id, title }: Threat) => (
    <RowButton
      label="View Details"
      of={`of ${title}`}
      variant="default"
      onClick={(event) => {
        event.stopPropagation();
        onOpen(id);
      }}
    />
  );
  const title: Column<Threat> = {
    accessor: 'title',
    title: 'Threat',
    sortable: true,
    render: (threat) => (
      <div className={css.cell}>
        <span className={cell.name}>{threat.title}</span>
        <p className={css.text}>{threat.description}</p>
        <span className={cell.quiet}>
          {threat.source} · {momentOf(threat.publishedDate)} · {counted(threat.activeIndicators, 'active indicators')}
        </span>
        {narrow && (
          <span className={cell.badges}>
            <ThreatBadge severity={threat.severity} />
            <StatusBadge>{threat.classification}</StatusBadge>
            {details(threat)}
          </span>
        )}
      </div>
    ),
  };
  if (narrow) return [title];
  return [
    title,
    {
      accessor: 'severity',
      title: 'Severity',
      sortable: true,
      render: ({ severity }) => <ThreatBadge severity={severity} />,
    },
    {
      accessor: 'classification',
      title: 'Classification',
      render: ({ classification }) => <StatusBadge>{classification}</StatusBadge>,
    },
    ...optionalColumns(momentOf),
    { accessor: 'id', title: 'Details', deeds: true, textAlign: 'right', render: details },
  ];
}
