import { exportAuditEvents, type listAuditEvents } from '@talent-os/contracts/audit/trail';
import { momentOf } from '@/lib/format';
import { ownTimezone } from '@/lib/own-timezone';
import type { List } from '@/lib/use-list-filters';
import { RecordList } from '@/ui/list/record-list';
import { Card } from '@/ui/page/card';
import { ActionFilter } from './action-filter';
import { actionWords } from './action-words';
import { actorOf, roleOf } from './actor';
import { ActorFilter } from './actor-filter';
import { Quiet } from '@/ui/display/quiet';
import cell from '@/ui/table/cell.module.css';
import css from './audit.module.css';

type EventsListProps = {
  readonly list: List<typeof listAuditEvents>;
  readonly onOpen: (sequence: string) => void;
};

/** The events, newest first. */
export const EventsList = ({ list, onOpen }: EventsListProps) => (
  <Card flush>
    <RecordList
      list={list}
      label="events"
      opens={({ sequence }) => onOpen(String(sequence))}
      main={{
        field: 'action',
        title: 'Action',
        headings: ['Action', 'What the operation does'],
        label: ({ action, sequence }) => `${actionWords(action)}, ${sequence}`,
        render: ({ action }) => actionWords(action),
        under: ({ operationSummary, operation }) => operationSummary ?? operation,
      }}
      columns={[
        {
          field: 'sequence',
          title: 'Number',
          width: 100,
          render: ({ sequence }) => <span className={css.number}>{sequence}</span>,
        },
        {
          field: 'actorName',
          title: 'Person',
          width: 210,
          render: (event) => (
            <div className={cell.cell}>
              <span>{actorOf(event)}</span>
              <Quiet>{roleOf(event)}</Quiet>
            </div>
          ),
          stack: actorOf,
        },
        { field: 'at', title: 'When', width: 200, render: ({ at }) => momentOf(at, ownTimezone()), stack: 'fact' },
        { field: 'industry', title: 'Industry', optional: true },
        { field: 'traceId', title: 'Trace', optional: true },
      ]}
      filters={{
        search: 'Action, operation or details',
        actorId: <ActorFilter params={list.params} actorId={list.input.actorId} />,
        action: <ActionFilter params={list.params} />,
        from: { day: 'From' },
        to: { day: 'To' },
      }}
      empty="No events recorded yet"
      csv={exportAuditEvents}
      framed
    />
  </Card>
);
