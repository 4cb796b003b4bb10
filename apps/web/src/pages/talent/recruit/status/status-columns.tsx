import { Button } from '@mantine/core';
import type { PipelineCard } from '@talent-os/contracts/talent/applications';
import { ago } from '@/lib/format';
import { Quiet } from '@/ui/display/quiet';
import type { RecordColumn } from '@/ui/list/record-columns';
import { stageText, statusLabels, stayText } from '../labels';
import { StayBar } from './stay-bar';
import { waitingText } from './waiting.rules';

type OnNudge = { readonly onNudge: (card: PipelineCard) => void };

/** The columns of the applications; their names are what the server sorts by. */
export const statusColumns = ({ onNudge }: OnNudge): readonly RecordColumn<PipelineCard>[] => [
  { field: 'positionTitle', title: 'Position', stack: 'fact' },
  { field: 'stage', title: 'Stage', render: stageText, stack: 'fact' },
  {
    field: 'waitingFor',
    title: 'Waits for',
    render: waitingText,
    text: waitingText,
    stack: (card) => `Waits for ${waitingText(card)}`,
  },
  {
    field: 'daysInStage',
    title: 'In stage',
    headings: ['Days in stage'],
    render: (card) => <StayBar card={card} />,
    text: stayText,
    stack: 'line',
  },
  {
    field: 'nudgedAt',
    title: 'Reminder',
    render: (card) => <Nudge card={card} onNudge={onNudge} />,
    text: ({ nudgedAt }) => nudgedAt ?? '',
    stack: 'line',
  },
  { field: 'appliedAt', title: 'Applied', optional: true },
  { field: 'department', title: 'Department', optional: true },
  { field: 'status', title: 'Status', optional: true, render: ({ status }) => statusLabels[status] },
];

type NudgeProps = OnNudge & { readonly card: PipelineCard };

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
  return card.nudgedAt ? <Quiet>Reminded {ago(card.nudgedAt)}</Quiet> : null;
}
