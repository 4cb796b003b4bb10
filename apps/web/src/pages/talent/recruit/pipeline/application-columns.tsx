import { Checkbox, VisuallyHidden } from '@mantine/core';
import { waitingPartyLabels, type PipelineCard } from '@talent-os/contracts/talent/applications';
import type { Column } from '../../../../ui/data-table';
import { StatusBadge } from '../../../../ui/status-badge';
import { OpenButton } from '../../../../ui/open-button';
import { ageVariants, requirementBadge, stageText, stayText } from '../labels';
import cell from '../../../../ui/cell.module.css';
import css from './pipeline.module.css';

type ColumnsOptions = {
  readonly narrow: boolean;
  readonly momentOf: (instant: string) => string;
  readonly onOpen: (card: PipelineCard) => void;
  /** Absent where the caller may not change anything. */
  readonly choice?: { readonly chosen: ReadonlySet<string>; readonly onToggle: (id: string) => void } | undefined;
};

/** The columns of the table of applicants; their names are what the server sorts by. */
export function applicationColumns({
  narrow,
  momentOf,
  onOpen,
  choice,
}: ColumnsOptions): readonly Column<PipelineCard>[] {
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
  const chosen = choice ? [chooseColumn(choice)] : [];
  if (narrow) return [...chosen, person, stage];
  return [
    ...chosen,
    person,
    { accessor: 'positionTitle', title: 'Position', sortable: true },
    stage,
    {
      accessor: 'daysInStage',
      title: 'In stage',
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
  ];
}

const chooseColumn = ({ chosen, onToggle }: NonNullable<ColumnsOptions['choice']>): Column<PipelineCard> => ({
  accessor: 'id',
  title: <VisuallyHidden>Choose</VisuallyHidden>,
  width: 44,
  render: (card) => (
    <Checkbox
      aria-label={`Choose ${card.personName}`}
      checked={chosen.has(card.id)}
      onChange={() => onToggle(card.id)}
      onClick={(event) => event.stopPropagation()}
    />
  ),
});

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
