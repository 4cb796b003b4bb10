import { Button } from '@mantine/core';
import { interviewStates } from '@talent-os/contracts/talent/interview-states';
import type { Interview } from '@talent-os/contracts/talent/interviews';
import { ago } from '@/lib/format';
import { useFormat } from '@/lib/use-format';
import { StatusBadge } from '@/ui/display/status-badge';
import { Cards } from './cards';
import { TookPlace } from '@/features/interviews/took-place';
import { stateBadges, titleOf } from '@/features/interviews/labels';
import css from './panel.module.css';

export type InterviewAction = 'cancel' | 'replace' | 'reschedule' | 'slot' | 'scorecard';

type InterviewItemProps = {
  readonly interview: Interview;
  readonly skills: readonly { readonly id: string; readonly name: string }[];
  readonly personName: string;
  readonly onChoose: (action: InterviewAction) => void;
};

/** One interview of an application: when, with whom, how it went, and what is next. */
export function InterviewItem({ interview, skills, personName, onChoose }: InterviewItemProps) {
  const { kind, status, start, minutes, location, slots, interviewers, note, cardsDueAt } = interview;
  const { momentOf } = useFormat();
  const missing = status === 'completed' ? interviewers.filter(({ submitted }) => !submitted) : [];
  return (
    <li className={css.item}>
      <div className={css.row}>
        <span className={css.name}>{titleOf(kind)}</span>
        <StatusBadge variant={stateBadges[status]}>{interviewStates[status].label}</StatusBadge>
      </div>
      <p className={css.quiet}>{[start && momentOf(start), `${minutes} min`, location].filter(Boolean).join(' · ')}</p>
      <p className={css.quiet}>With {interviewers.map(({ name }) => name).join(', ')}</p>
      {status === 'proposed' && (
        <ul className={css.slots} aria-label="Slots offered">
          {slots.map((slot) => (
            <li key={slot}>{momentOf(slot)}</li>
          ))}
        </ul>
      )}
      {note && <p className={css.text}>{note}</p>}
      {missing.length > 0 && cardsDueAt && (
        <p className={css.quiet}>
          Scorecard missing: {missing.map(({ name }) => name).join(', ')}, due {ago(cardsDueAt)}
        </p>
      )}
      <Cards interview={interview} skills={skills} />
      <Actions interview={interview} personName={personName} onChoose={onChoose} />
    </li>
  );
}

function Actions({ interview, personName, onChoose }: Omit<InterviewItemProps, 'skills'>) {
  const { may, mineIsDue } = interview;
  return (
    <div className={css.actions}>
      {mineIsDue && (
        <Button size="xs" onClick={() => onChoose('scorecard')}>
          Write scorecard
        </Button>
      )}
      {may.do.includes('pick') && (
        <Button size="xs" onClick={() => onChoose('slot')}>
          Record their choice
        </Button>
      )}
      <TookPlace interview={interview} personName={personName} />
      {may.do.includes('reschedule') && (
        <Button size="xs" variant="default" onClick={() => onChoose('reschedule')}>
          Reschedule
        </Button>
      )}
      {may.do.includes('replace') && (
        <Button size="xs" variant="default" onClick={() => onChoose('replace')}>
          Replace interviewer
        </Button>
      )}
      {may.do.includes('cancel') && (
        <Button size="xs" variant="subtle" onClick={() => onChoose('cancel')}>
          Cancel interview
        </Button>
      )}
    </div>
  );
}
