import { roleTable } from '@talent-os/contracts/access/tables';
import type { AuditEvent } from '@talent-os/contracts/audit/trail';
import { momentOf } from '../../../lib/format';
import { ownTimezone } from '../../../lib/own-timezone';
import { OpenButton } from '../../../ui/button/open-button';
import type { Column } from '../../../ui/list/column';
import cell from '../../../ui/table/cell.module.css';
import { actionWords } from './action-words';
import css from './audit.module.css';

export const roleOf = ({ actorRole }: AuditEvent) => (actorRole ? roleTable[actorRole].label : undefined);
export const actorOf = (event: AuditEvent) =>
  event.actorName ?? (event.actorId ? 'Somebody of the organization' : 'Talent OS');

/** The columns of the list; their names are what the server sorts by. */
export function auditColumns(narrow: boolean, onOpen: (sequence: number) => void): readonly Column<AuditEvent>[] {
  const what: Column<AuditEvent> = {
    accessor: 'action',
    title: 'Action',
    headings: ['Action', 'What the operation does'],
    render: (event) => (
      <div className={cell.cell}>
        <OpenButton label={`${actionWords(event.action)}, ${event.sequence}`} onOpen={() => onOpen(event.sequence)}>
          {actionWords(event.action)}
        </OpenButton>
        <span className={cell.quiet}>{event.operationSummary ?? event.operation}</span>
        {narrow && (
          <span className={cell.quiet}>
            {actorOf(event)}, {momentOf(event.at, ownTimezone())}
          </span>
        )}
      </div>
    ),
  };
  if (narrow) return [what];
  return [
    {
      accessor: 'sequence',
      title: 'Number',
      sortable: true,
      width: 100,
      render: ({ sequence }) => <span className={css.number}>{sequence}</span>,
    },
    { accessor: 'at', title: 'When', width: 200, render: ({ at }) => momentOf(at, ownTimezone()) },
    what,
    {
      accessor: 'actorName',
      title: 'Person',
      width: 210,
      render: (event) => (
        <div className={cell.cell}>
          <span>{actorOf(event)}</span>
          <span className={cell.quiet}>{roleOf(event)}</span>
        </div>
      ),
    },
    { accessor: 'industry', title: 'Industry', optional: true },
    { accessor: 'traceId', title: 'Trace', optional: true },
  ];
}
