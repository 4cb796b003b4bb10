import { industryLabels } from '@talent-os/contracts/access/tables';
import { catalogueKinds, catalogueStates, type CatalogueItem } from '@talent-os/contracts/talent/catalogue-shapes';
import { minutesText } from '@/lib/format';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge } from '@/ui/display/status-badge';
import type { MainColumn, RecordColumn } from '@/ui/list/record-columns';
import cell from '@/ui/table/cell.module.css';
import { catalogueLooks } from './item-words';

export const itemMain: MainColumn<CatalogueItem> = {
  field: 'title',
  title: 'Title',
  under: ({ summary }) => summary,
};

export const itemColumns = (manyIndustries: boolean): readonly (RecordColumn<CatalogueItem> | false)[] => [
  {
    field: 'kind',
    title: 'Kind',
    render: ({ kind }) => catalogueKinds[kind],
    text: true,
    stack: 'fact',
  },
  manyIndustries && {
    field: 'industry',
    title: 'Industry',
    render: ({ industry }) => industryLabels[industry],
    text: true,
  },
  {
    field: 'minutes',
    title: 'Takes',
    align: 'right',
    render: ({ minutes }) => minutes && minutesText(minutes),
    text: ({ minutes }) => (minutes ? minutesText(minutes) : ''),
    stack: ({ minutes }) => minutes && minutesText(minutes),
  },
  {
    field: 'skills',
    title: 'Skills',
    optional: true,
    render: ({ skills }) => <Quiet>{skills.join(', ')}</Quiet>,
    text: ({ skills }) => skills.join(', '),
  },
  {
    field: 'status',
    title: 'Status',
    render: ({ status, drafted }) => (
      <span className={cell.badges}>
        <StatusBadge variant={catalogueLooks[status]}>{catalogueStates[status]}</StatusBadge>
        {drafted && <StatusBadge variant="warning">Next version drafted</StatusBadge>}
      </span>
    ),
    text: ({ status }) => catalogueStates[status],
    stack: 'badge',
  },
  {
    field: 'changedAt',
    title: 'Changed',
    optional: true,
    render: ({ changedAt }, { dayOf }) => <Quiet>{dayOf(changedAt)}</Quiet>,
    text: true,
  },
];
