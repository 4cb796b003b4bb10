import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { fillShift, shiftCandidates, type RosterShift } from '@talent-os/contracts/healthcare/shifts-roster';
import type { Output } from '@talent-os/contracts/define';
import { decimal } from '@/lib/format';
import { query } from '@/lib/query';
import { useCommand } from '@/lib/use-command';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { Loaded } from '@/ui/loading/loaded';
import { candidateHours } from '@/features/shifts/candidate-hours';
import { candidateLabels } from '../labels';
import rows from '@/ui/table/rows.module.css';
import css from '@/pages/healthcare/healthcare.module.css';

type Candidate = Output<typeof shiftCandidates>['items'][number];

const done = ({ overtime }: Output<typeof fillShift>) => (overtime ? 'Assigned, as overtime' : 'Assigned');

/** Everybody who holds what a shift needs; those who may not work it stand last, with the reason. */
export function Candidates({ shift }: { readonly shift: RosterShift }) {
  const candidates = useQuery(query(shiftCandidates, { shiftId: shift.id }));
  const fill = useCommand(fillShift, { done });
  const [ask, question] = useConfirmed(fillShift, (asked: Candidate) => ({
    input: { shiftId: shift.id, userId: asked.userId },
    done,
    title: `Assign ${asked.name} as overtime?`,
    confirm: 'Assign as overtime',
    once: true,
    children: `${asked.name} works ${decimal(asked.weekHours)} hours in that week without this shift; ${decimal(asked.overtimeAdded)} hours of it are overtime. ${asked.name} is told at once.`,
  }));
  return (
    <Loaded query={candidates} skeletons={4}>
      {({ items }) =>
        items.length === 0 ? (
          <Text size="sm">Nobody holds every credential it needs on that day</Text>
        ) : (
          <ul className={`${rows.rows} ${rows.inset}`} aria-label="Who could work it">
            {items.map((candidate) => {
              const { userId, name, overtime, fits, refusal } = candidate;
              return (
                <li key={userId}>
                  <div className={css.cell}>
                    <span className={css.name}>{name}</span>
                    <span className={css.facts}>
                      {candidateHours(candidate)}
                      {!fits && ' · outside of their availability'}
                    </span>
                    {refusal && <span className={css.facts}>{candidateLabels[refusal]}</span>}
                  </div>
                  {!refusal && (
                    <Button
                      variant="light"
                      size="compact-sm"
                      disabled={fill.loading}
                      onClick={() => (overtime ? ask(candidate) : fill.mutate({ shiftId: shift.id, userId }))}
                      aria-label={`Assign ${name}`}
                    >
                      Assign
                    </Button>
                  )}
                </li>
              );
            })}
            {question}
          </ul>
        )
      }
    </Loaded>
  );
}
