import { UnstyledButton } from '@mantine/core';
import type { HeldClearance } from '@talent-os/contracts/cyber/clearance';
import {
  clearanceStandingLabels,
  clearanceLevelLabels,
  investigationLabels,
} from '@talent-os/contracts/cyber/clearance-kinds';
import { day } from '../../../../lib/format';
import type { Column } from '../../../../ui/table/data-table';
import { StatusBadge } from '../../../../ui/display/status-badge';
import { dueText, standingVariants } from '../labels';
import type { Choice } from './decision-dialog';
import { StaffActions } from './staff-actions';
import css from '../clearance.module.css';

type Options = {
  readonly narrow: boolean;
  readonly onOpen: (clearanceId: string) => void;
  readonly onChoose: (choice: Choice) => void;
};

/** The columns of the table of everybody's clearances; their names are what the server sorts by. */
export function staffColumns({ narrow, onOpen, onChoose }: Options): readonly Column<HeldClearance>[] {
  const holder: Column<HeldClearance> = {
    accessor: 'holderName',
    title: 'Holder',
    sortable: true,
    render: (clearance) => (
      <div className={css.cell}>
        <UnstyledButton className={css.name} onClick={() => onOpen(clearance.id)}>
          {clearance.holderName}
        </UnstyledButton>
        {narrow && (
          <>
            <InShort clearance={clearance} />
            <Standing clearance={clearance} />
            <StaffActions clearance={clearance} onChoose={onChoose} />
          </>
        )}
      </div>
    ),
  };
  if (narrow) return [holder];
  return [
    holder,
    {
      accessor: 'currentLevel',
      title: 'Level',
      headings: ['Level', 'Investigation'],
      sortable: true,
      render: (clearance) => <Level clearance={clearance} />,
    },
    {
      accessor: 'reinvestigationDue',
      title: 'Reinvestigation due',
      sortable: true,
      render: (clearance) => <Due clearance={clearance} />,
    },
    { accessor: 'standing', title: 'Standing', render: (clearance) => <Standing clearance={clearance} /> },
    { accessor: 'grantingAuthority', title: 'Granting authority', optional: true },
    {
      accessor: 'expirationDate',
      title: 'Expires',
      headings: ['Expiration date', 'Expires'],
      optional: true,
      render: ({ expirationDate }) => day(expirationDate ?? undefined),
    },
    {
      accessor: 'actions',
      title: 'Report',
      deeds: true,
      render: (clearance) => <StaffActions clearance={clearance} onChoose={onChoose} />,
    },
  ];
}

type CellProps = { readonly clearance: HeldClearance };

const Level = ({ clearance: { currentLevel, investigationStatus } }: CellProps) => (
  <div className={css.cell}>
    <span>{clearanceLevelLabels[currentLevel]}</span>
    <span className={css.quiet}>{investigationLabels[investigationStatus]}</span>
  </div>
);

function Due({ clearance: { reinvestigationDue, daysUntilDue } }: CellProps) {
  if (!reinvestigationDue || daysUntilDue === null) return <span className={css.quiet}>None</span>;
  return (
    <div className={css.cell}>
      <span>{day(reinvestigationDue)}</span>
      <span className={daysUntilDue < 0 ? css.late : css.quiet}>{dueText(daysUntilDue)}</span>
    </div>
  );
}

/** On a phone: a line of what is held, and one of when it is due. */
function InShort({ clearance }: CellProps) {
  const { currentLevel, investigationStatus, reinvestigationDue, daysUntilDue } = clearance;
  return (
    <>
      <span className={css.quiet}>
        {clearanceLevelLabels[currentLevel]} · {investigationLabels[investigationStatus]}
      </span>
      {reinvestigationDue && daysUntilDue !== null && (
        <span className={daysUntilDue < 0 ? css.late : css.quiet}>
          Due {day(reinvestigationDue)} · {dueText(daysUntilDue)}
        </span>
      )}
    </>
  );
}

const Standing = ({ clearance: { standing } }: CellProps) => (
  <StatusBadge variant={standingVariants[standing]}>{clearanceStandingLabels[standing]}</StatusBadge>
);
