import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { fillShift, shiftCandidates, type RosterShift } from '@talent-os/contracts/healthcare/shifts-roster';
import { decimal } from '../../../../lib/format';
import { query } from '../../../../lib/query';
import { useCommand } from '../../../../lib/use-command';
import { Loaded } from '../../../../ui/loaded';
import { candidateLabels } from '../labels';
import rows from '../../../../ui/rows.module.css';
import css from '../../healthcare.module.css';

/** Everybody who holds what a shift needs; those who may not work it stand last, with the reason. */
export function Candidates({ shift }: { readonly shift: RosterShift }) {
  const candidates = useQuery(query(shiftCandidates, { shiftId: shift.id }));
  const fill = useCommand(fillShift, {
    done: ({ overtime }) => (overtime ? 'Assigned, as overtime' : 'Assigned'),
  });
  return (
    <Loaded query={candidates} skeletons={4}>
      {({ items }) =>
        items.length === 0 ? (
          <Text size="sm">Nobody holds every credential it needs on that day</Text>
        ) : (
          <ul className={`${rows.rows} ${rows.inset}`} aria-label="Who could work it">
            {items.map(({ userId, name, weekHours, overtime, fits, refusal }) => (
              <li key={userId}>
                <div className={css.cell}>
                  <span className={css.name}>{name}</span>
                  <span className={css.facts}>
                    {decimal(weekHours)} hours in that week
                    {overtime && ' · would be overtime'}
                    {!fits && ' · outside of their availability'}
                  </span>
                  {refusal && <span className={css.facts}>{candidateLabels[refusal]}</span>}
                </div>
                {!refusal && (
                  <Button
                    variant="light"
                    size="compact-sm"
                    disabled={fill.loading}
                    onClick={() => fill.mutate({ shiftId: shift.id, userId })}
                    aria-label={`Assign ${name}`}
                  >
                    Assign
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
