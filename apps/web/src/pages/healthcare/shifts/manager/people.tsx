import { Button, Text } from '@mantine/core';
import type { Output } from '@talent-os/contracts/define';
import { markAbsence, type getShift, type SlotOfShift } from '@talent-os/contracts/healthcare/shifts-roster';
import { useState } from 'react';
import { assignmentStatusLabels } from '@talent-os/contracts/healthcare/shifts-states';
import { badgeOf } from '@/ui/display/badges';
import { useCommand } from '@/lib/use-command';
import { StatusBadge } from '@/ui/display/status-badge';
import { releaseLabels } from '../labels';
import { RemoveDialog } from './remove-dialog';
import rows from '@/ui/table/rows.module.css';
import css from '@/pages/healthcare/healthcare.module.css';

type Shift = Output<typeof getShift>;

/** Who works a shift, asked to, or was released from it. */
export function People({ shift }: { readonly shift: Shift }) {
  if (shift.people.length === 0) return <Text size="sm">Nobody yet</Text>;
  return (
    <ul className={`${rows.rows} ${rows.inset}`} aria-label="People">
      {shift.people.map((slot) => (
        <PersonRow key={slot.assignmentId} slot={slot} />
      ))}
    </ul>
  );
}

function PersonRow({ slot }: { readonly slot: SlotOfShift }) {
  const { assignmentId, name, status, overtime, releaseAsked, releaseReason, note, may } = slot;
  const [removing, setRemoving] = useState(false);
  const absence = useCommand(markAbsence, {
    done: (_, { absent }) => (absent ? `${name} did not come` : `${name} was there`),
  });
  const absent = may.do.includes('absent');
  return (
    <li>
      <div className={css.cell}>
        <span className={css.name}>{name}</span>
        <span className={css.facts}>
          {[
            overtime && 'Overtime',
            releaseAsked && 'asks to be released',
            releaseReason && releaseLabels[releaseReason],
            note,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <div className={css.buttons}>
        <StatusBadge variant={badgeOf('shift', status === 'completed' ? 'confirmed' : status)}>
          {assignmentStatusLabels[status]}
        </StatusBadge>
        {may.do.includes('remove') && (
          <Button size="compact-sm" variant="default" onClick={() => setRemoving(true)} aria-label={`Remove ${name}`}>
            Remove
          </Button>
        )}
        {(absent || may.do.includes('present')) && (
          <Button
            size="compact-sm"
            variant="default"
            loading={absence.loading}
            onClick={() => absence.mutate({ assignmentId, absent })}
            aria-label={absent ? `${name} did not come` : `${name} was there`}
          >
            {absent ? 'Did not come' : 'Was there'}
          </Button>
        )}
      </div>
      {removing && <RemoveDialog slot={slot} onClose={() => setRemoving(false)} />}
    </li>
  );
}
