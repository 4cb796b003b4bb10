import { paperStateLabels, type PaperState, type WantedPaper } from '@talent-os/contracts/talent/ways';
import { wordsOf } from '@talent-os/contracts/words';
import { useState } from 'react';
import { NewTaskDialog } from '@/features/tasks/new-task-dialog';
import { counted } from '@/lib/counted';
import { day } from '@/lib/format';
import { RowButton } from '@/ui/button/row-button';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge, type BadgeVariant } from '@/ui/display/status-badge';
import { RecordRow } from '@/ui/table/record-row';
import { SeatLinks } from '../ways/seat-links';

const variants: Readonly<Record<PaperState, BadgeVariant>> = {
  held: 'success',
  handed_in: 'default',
  expired: 'warning',
  missing: 'secondary',
};

/** A paper, how it stands with the reader, and which seats ask for it. */
export function PaperRow({ item }: { readonly item: WantedPaper }) {
  const { type, name, state, validUntil, targets, seats, asking } = item;
  const [planning, setPlanning] = useState(false);
  return (
    <RecordRow
      name={name}
      badges={
        <>
          <StatusBadge>{wordsOf(type)}</StatusBadge>
          <StatusBadge variant={variants[state]}>{paperStateLabels[state]}</StatusBadge>
        </>
      }
      actions={
        (state === 'missing' || state === 'expired') && (
          <RowButton label="Plan it" of={name} variant="default" onClick={() => setPlanning(true)} />
        )
      }
    >
      {targets.length > 0 && <Quiet>For {targets.join(', ')}</Quiet>}
      {validUntil && (
        <Quiet>
          {state === 'expired' ? 'Was valid' : 'Valid'} until {day(validUntil)}
        </Quiet>
      )}
      <Quiet>
        {counted(seats, 'open seats')}: <SeatLinks seats={asking} all={seats} />
      </Quiet>
      {planning && (
        <NewTaskDialog
          title={`${state === 'expired' ? 'Renew' : 'Get'}: ${name}`}
          link="/candidate/apply/certification"
          onClose={() => setPlanning(false)}
        />
      )}
    </RecordRow>
  );
}
