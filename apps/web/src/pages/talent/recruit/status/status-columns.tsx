import { Button } from '@mantine/core';
import type { PipelineCard } from '@talent-os/contracts/talent/applications';
import { ago } from '../../../../lib/format';
import { OpenButton } from '../../../../ui/button/open-button';
import type { Column } from '../../../../ui/table/data-table';
import { stageText, statusLabels, stayText } from '../labels';
import { StayBar } from './stay-bar';
import { waitingText } from './waiting.rules';
import cell from '../../../../ui/table/cell.module.css';

type ColumnsOptions = {
  readonly narrow: boolean;
  readonly dayOf: (instant: string) => string;
  readonly onOpen: (card: PipelineCard) => void;
  readonly onNudge: (card: PipelineCard) => void;
};

/** The columns of the applications; their names are what the server sorts by. */
export function statusColumns({ narrow, dayOf, onOpen, onNudge }: ColumnsOptions): readonly Column<PipelineCard>[] {
  const person: Column<PipelineCard> = {
    accessor: 'personName',
    title: 'Person',
    sortable: true,
    render: (card) => (
      <div className={cell.cell}>
        <OpenButton onOpen={() => onOpen(card)}>{card.personName}</OpenButton>
        {narrow && (
          <>
            <span className={cell.quiet}>
              {card.positionTitle} · {stageText(card)}
            </span>
            <span className={cell.quiet}>Waits for {waitingText(card)}</span>
            <StayBar card={card} />
            <Nudge card={card} onNudge={onNudge} />
          </>
        )}
      </div>
    ),
  };
  if (narrow) return [person];
  return [
    person,
    { accessor: 'positionTitle', title: 'Position', sortable: true },
    { accessor: 'stage', title: 'Stage', sortable: true, render: stageText },
    { accessor: 'waitingFor', title: 'Waits for', render: waitingText, text: waitingText },
    {
      accessor: 'daysInStage',
      title: 'In stage',
      headings: ['Days in stage'],
      sortable: true,
      render: (card) => <StayBar card={card} />,
      text: stayText,
    },
    {
      accessor: 'nudgedAt',
      title: 'Reminder',
      render: (card) => <Nudge card={card} onNudge={onNudge} />,
      text: ({ nudgedAt }) => nudgedAt ?? '',
    },
    {
      accessor: 'appliedAt',
      title: 'Applied',
      sortable: true,
      optional: true,
      render: (card) => dayOf(card.appliedAt),
    },
    { accessor: 'department', title: 'Department', optional: true },
    { accessor: 'status', title: 'Status', optional: true, render: ({ status }) => statusLabels[status] },
  ];
}

type NudgeProps = Pick<ColumnsOptions, 'onNudge'> & { readonly card: PipelineCard };

/** Reminds whom it waits for, or says when they were. */
export function Nudge({ card, onNudge }: NudgeProps) {
  if (card.may.do.includes('nudge'))
    return (
      <Button
        size="compact-sm"
        variant="subtle"
        aria-label={`Nudge about ${card.personName}`}
        onClick={(event) => {
          event.stopPropagation();
          onNudge(card);
        }}
      >
        Nudge
      </Button>
    );
  return card.nudgedAt ? <span className={cell.quiet}>Reminded {ago(card.nudgedAt)}</span> : null;
}
