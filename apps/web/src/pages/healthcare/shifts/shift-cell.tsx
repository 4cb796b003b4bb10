import type { ShiftFacts } from '@talent-os/contracts/healthcare/shifts-roster';
import type { ReactNode } from 'react';
import { decimal } from '@/lib/format';
import { whenOf } from './labels';
import css from '../healthcare.module.css';

type ShiftCellProps = {
  readonly shift: Pick<ShiftFacts, 'department' | 'date' | 'startTime' | 'endTime' | 'hours'> &
    Partial<Pick<ShiftFacts, 'requiredSkills'>>;
  readonly children?: ReactNode;
};

/** A shift as the lists name it: where, when, how long. */
export const ShiftCell = ({ shift, children }: ShiftCellProps) => (
  <div className={css.cell}>
    <span className={css.name}>{shift.department}</span>
    <span className={css.facts}>
      {whenOf(shift)} · {decimal(shift.hours)} h
      {shift.requiredSkills && shift.requiredSkills.length > 0 && ` · ${shift.requiredSkills.join(', ')}`}
    </span>
    {children}
  </div>
);
