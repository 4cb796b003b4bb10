import {
  MARK_MOST,
  PRACTICE_QUESTIONS,
  practiceKindLabels,
  practiceLevels,
  type PracticeItem,
} from '@talent-os/contracts/talent/practice';
import { counted } from '@/lib/counted';
import { useFormat } from '@/lib/use-format';
import { AppLink } from '@/ui/button/app-link';
import { RowButton } from '@/ui/button/row-button';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge } from '@/ui/display/status-badge';
import { RecordRow } from '@/ui/table/record-row';
import { practiceAddress } from './practice-address';

type PracticeRowProps = { readonly item: PracticeItem; readonly onDelete: () => void };

/** A practiced interview: what for, how far, and how well the last tries told what the person did. */
export function PracticeRow({ item, onDelete }: PracticeRowProps) {
  const { id, positionTitle, kind, level, startedAt, answered, tries, score } = item;
  const { dayOf } = useFormat();
  const when = dayOf(startedAt);
  return (
    <RecordRow
      name={<AppLink to={practiceAddress(id)}>{positionTitle}</AppLink>}
      badges={
        <StatusBadge variant={answered === PRACTICE_QUESTIONS ? 'default' : 'secondary'}>
          {answered} of {PRACTICE_QUESTIONS} answered
        </StatusBadge>
      }
      actions={<RowButton label="Delete" of={`${positionTitle}, ${when}`} variant="default" onClick={onDelete} />}
    >
      <Quiet>{[when, practiceKindLabels[kind], practiceLevels[level].label].join(' · ')}</Quiet>
      <Quiet>
        {score === null
          ? 'No answer yet'
          : `${score.toFixed(1)} of ${MARK_MOST} for situation, task, action and result, in ${counted(tries, 'tries')}`}
      </Quiet>
    </RecordRow>
  );
}
