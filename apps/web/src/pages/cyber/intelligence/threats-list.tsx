import { severityLabels } from '@talent-os/contracts/cyber/incident-states';
import { classifications } from '@talent-os/contracts/cyber/threat-kinds';
import { NO_THREATS, listThreats, type Threat } from '@talent-os/contracts/cyber/threats';
import { choicesOf } from '@/lib/choices';
import { counted } from '@/lib/counted';
import { useListFilters } from '@/lib/use-list-filters';
import { RowButton } from '@/ui/button/row-button';
import { StatusBadge } from '@/ui/display/status-badge';
import type { MainColumn } from '@/ui/list/record-columns';
import { RecordList } from '@/ui/list/record-list';
import { ThreatBadge } from './threat-badge';
import css from './intelligence.module.css';

const main: MainColumn<Threat> = {
  field: 'title',
  title: 'Threat',
  under: ({ description, source, publishedDate, activeIndicators }, { momentOf }) => (
    <>
      <span className={css.said}>{description}</span>
      {source} · {momentOf(publishedDate)} · {counted(activeIndicators, 'active indicators')}
    </>
  ),
};

/** Threats, the last published first. */
export function ThreatsList({ onOpen }: { readonly onOpen: (threatId: string) => void }) {
  return (
    <RecordList
      list={useListFilters(listThreats, { called: { classification: 'tlp' } })}
      label="threats"
      opens={({ id }) => onOpen(id)}
      main={main}
      columns={[
        { field: 'severity', title: 'Severity', render: (one) => <ThreatBadge {...one} />, stack: 'badge' },
        {
          field: 'classification',
          title: 'Classification',
          render: ({ classification }) => <StatusBadge>{classification}</StatusBadge>,
          stack: 'badge',
        },
        { field: 'source', title: 'Source', optional: true },
        {
          field: 'publishedDate',
          title: 'Published',
          optional: true,
          render: ({ publishedDate }, { momentOf }) => momentOf(publishedDate),
        },
        { field: 'activeIndicators', title: 'Active indicators', optional: true, align: 'right' },
        {
          field: 'id',
          title: 'Details',
          deeds: true,
          align: 'right',
          stack: 'badge',
          render: ({ id, title }) => (
            <RowButton label="View Details" of={`of ${title}`} variant="default" onClick={() => onOpen(id)} />
          ),
        },
      ]}
      filters={{
        search: 'Title, source or description',
        severity: { label: 'Severity', choices: choicesOf(severityLabels) },
        classification: { label: 'Classification', all: 'Any TLP', choices: classifications },
        fresh: 'Last 24 hours',
        seen: { words: 'Indicators seen in the last 7 days' },
      }}
      empty={NO_THREATS}
    />
  );
}
