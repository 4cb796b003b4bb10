import type { Output } from '@talent-os/contracts/define';
import { skipWellnessCheckin, type getMyWellness } from '@talent-os/contracts/productivity/wellness';
import { instruments } from '@talent-os/contracts/productivity/wellness-instruments';
import { useState } from 'react';
import { day } from '@/lib/format';
import { useCommand } from '@/lib/use-command';
import { Card } from '@/ui/page/card';
import { Loaded } from '@/ui/loading/loaded';
import type { QueryState } from '@/ui/loading/query-state';
import { StatusBadge } from '@/ui/display/status-badge';
import { RowButton } from '@/ui/button/row-button';
import { CheckinDialog } from '../check-in/checkin-dialog';
import css from '../wellness.module.css';
import { standingOf } from './standing.rules';

type MyWellness = Output<typeof getMyWellness>;
type DueInstrument = 'WHO5' | 'CBI';
const asked: readonly DueInstrument[] = ['WHO5', 'CBI'];

/** The check-ins that are asked now and then: start one that is due, or leave it out. */
export function CheckinsDue({ mine }: { readonly mine: QueryState<MyWellness> }) {
  const [open, setOpen] = useState<DueInstrument>();
  const skip = useCommand(skipWellnessCheckin, {
    done: (_, { instrument }) => `${instruments[instrument].label} left out`,
  });
  return (
    <Card title="Check in">
      <Loaded query={mine} skeletons={2} skeletonHeight={64}>
        {(data) => (
          <ul className={css.list}>
            {asked.map((instrument) => {
              const row = data.instruments.find((one) => one.instrument === instrument)!;
              const { label, description } = instruments[instrument];
              return (
                <li key={instrument}>
                  <div className={css.what}>
                    <p className={css.name}>
                      {label} {row.due && <StatusBadge variant="default">Due</StatusBadge>}
                    </p>
                    <p className={css.meta}>{row.lastAt ? standingOf(row.scores) : description}</p>
                    {!row.due && row.dueOn && <p className={css.meta}>Asked again on {day(row.dueOn)}</p>}
                  </div>
                  {row.due && (
                    <RowButton
                      label="Skip"
                      of={label}
                      variant="subtle"
                      disabled={skip.loading}
                      onClick={() => skip.mutate({ instrument })}
                    />
                  )}
                  <RowButton
                    label="Start"
                    of={label}
                    variant={row.due ? 'filled' : 'default'}
                    onClick={() => setOpen(instrument)}
                  />
                </li>
              );
            })}
          </ul>
        )}
      </Loaded>
      {open && <CheckinDialog instrument={open} onClose={() => setOpen(undefined)} />}
    </Card>
  );
}
