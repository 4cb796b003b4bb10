import { waitingPartyLabels, type PipelineCard } from '@talent-os/contracts/talent/applications';
import { wordsOf } from '@talent-os/contracts/words';
import type { Column } from '../../../../ui/table/data-table';
import { StatusBadge } from '../../../../ui/display/status-badge';
import { OpenButton } from '../../../../ui/button/open-button';
import { ageVariants, requirementBadge, stageText, statusLabels, stayText } from '../labels';
import cell from '../../../../ui/table/cell.module.css';
import css from './pipeline.module.css';

type ColumnsOptions = {
  readonly narrow: boolean;
  readonly momentOf: (instant: string) => string;
  readonly onOpen: (card: PipelineCard) => void;
};

/** The columns of the table of applicants; their names are what the server sorts by. */
export function applicationColumns({ narrow, momentOf, onOpen }: ColumnsOptions): readonly Column<PipelineCard>[] {
  const person: Column<PipelineCard> = {
    accessor: 'personName',
    title: 'Person',
    sortable: true,
    render: (card) => <Applicant card={card} narrow={narrow} onOpen={onOpen} />,
  };
  const stage: Column<PipelineCard> = {
    accessor: 'stage',
    title: 'Stage',
    sortable: true,
    render: stageText,
  };
  if (narrow) return [person, stage];
  return [
    person,
    { accessor: 'positionTitle', title: 'Position', sortable: true },
    stage,
    {
      accessor: 'daysInStage',
      title: 'In stage',
      headings: ['Days in stage'],
      sortable: true,
      render: (card) => <StatusBadge variant={ageVariants[card.age]}>{stayText(card)}</StatusBadge>,
    },
    {
      accessor: 'match',
      title: 'Match',
      sortable: true,
      textAlign: 'right',
      render: ({ match }) => (match === null ? '–' : `${match}%`),
    },
    {
      accessor: 'nextInterviewAt',
      title: 'Next interview',
      sortable: true,
      render: ({ nextInterviewAt }) => (nextInterviewAt ? momentOf(nextInterviewAt) : '–'),
    },
    {
      accessor: 'waitingFor',
      title: 'Waiting for',
      render: ({ waitingFor, waitingForMe }) =>
        waitingForMe ? 'You' : waitingFor ? waitingPartyLabels[waitingFor] : '–',
    },
    { accessor: 'department', title: 'Department', optional: true },
    { accessor: 'personTitle', title: 'Title', optional: true },
    { accessor: 'source', title: 'Source', optional: true, render: ({ source }) => wordsOf(source) },
    {
      accessor: 'appliedAt',
      title: 'Applied',
      sortable: true,
      optional: true,
      render: ({ appliedAt }) => momentOf(appliedAt),
    },
    { accessor: 'status', title: 'Status', optional: true, render: ({ status }) => statusLabels[status] },
  ];
}

type ApplicantProps = Pick<ColumnsOptions, 'narrow' | 'onOpen'> & { readonly card: PipelineCard };

function Applicant({ card, narrow, onOpen }: ApplicantProps) {
  return (
    <div className={cell.cell}>
      <OpenButton onOpen={() => onOpen(card)}>{card.personName}</OpenButton>
      {narrow && <span className={cell.quiet}>{card.positionTitle}</span>}
      <span className={css.badges}>
        {narrow && <StatusBadge variant={ageVariants[card.age]}>{stayText(card)}</StatusBadge>}
        {card.requirements.map((requirement) => {
          const { text, variant } = requirementBadge(requirement);
          return (
            <StatusBadge key={requirement.value} variant={variant}>
              {text}
            </StatusBadge>
          );
        })}
      </span>
    </div>
  );
}
