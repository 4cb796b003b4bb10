import type { HiddenShift } from '@talent-os/contracts/healthcare/shifts';
import { claimRefusals } from '@talent-os/contracts/healthcare/shifts-states';
import { Card } from '@/ui/page/card';
import { hiddenLabels, nameOf } from './labels';
import css from './shifts.module.css';
import list from '../healthcare.module.css';

/** Free shifts that are not offered, by the reason. */
export function HiddenShifts({ shifts }: { readonly shifts: readonly HiddenShift[] }) {
  const groups = claimRefusals
    .map((reason) => ({ reason, those: shifts.filter((shift) => shift.reason === reason) }))
    .filter(({ those }) => those.length > 0);
  return (
    <Card title="Why others are hidden" description="Free shifts you may not claim, by the first reason that holds.">
      <div className={css.reasons}>
        {groups.map(({ reason, those }) => (
          <details key={reason}>
            <summary>
              {hiddenLabels[reason]} ({those.length})
            </summary>
            <ul className={list.evidence}>
              {those.map((shift) => (
                <li key={shift.id} className={list.facts}>
                  {nameOf(shift)}
                  {shift.missing.length > 0 && `: ${shift.missing.join(', ')}`}
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </Card>
  );
}
