import { useState } from 'react';
import { day } from '@/lib/format';
import { StatusBadge } from '@/ui/display/status-badge';
import { RowButton } from '@/ui/button/row-button';
import { today } from '@/lib/today';
import { HandOverDialog } from './hand-over-dialog';
import { isOverdue, partyLabels, type Collaboration } from './parties';
import css from './collaboration.module.css';

/** What has to happen next, who owes it and by when; anybody of the four may hand it over. */
export function NextStep({ collaboration }: { readonly collaboration: Collaboration }) {
  const { nextStep, positionTitle, me } = collaboration;
  const [open, setOpen] = useState(false);
  return (
    <div className={css.step} data-mine={nextStep?.owner === me}>
      <div>
        <h3 className={css.label}>Next step</h3>
        {nextStep ? (
          <>
            <p className={css.text}>{nextStep.text}</p>
            <p className={css.facts}>
              {partyLabels[nextStep.owner]}
              {nextStep.owner === me && ' (you)'} · due {day(nextStep.dueAt)}
              {isOverdue(nextStep, today()) && <StatusBadge variant="error">Overdue</StatusBadge>}
            </p>
          </>
        ) : (
          <p className={css.facts}>Nothing agreed yet</p>
        )}
      </div>
      {me && (
        <RowButton
          label="Hand over"
          of={`the next step of ${positionTitle}`}
          variant="default"
          onClick={() => setOpen(true)}
        />
      )}
      {open && <HandOverDialog collaboration={collaboration} onClose={() => setOpen(false)} />}
    </div>
  );
}
