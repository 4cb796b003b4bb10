import { UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { planStateKeys, planStates } from '@talent-os/contracts/talent/onboarding-states';
import { summarizeOnboarding } from '@talent-os/contracts/talent/onboarding';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { count, day, percent } from '../../../lib/format';
import { query } from '../../../lib/query';
import { useToday } from '../../../lib/use-today';
import { Card } from '../../../ui/card';
import { ErrorCard } from '../../../ui/error-card';
import { Loaded } from '../../../ui/loaded';
import { Stats } from '../../../ui/stats';
import type { OnboardView } from './use-onboard-view';
import cell from '../../../ui/cell.module.css';
import ruled from '../../../ui/ruled.module.css';
import css from './onboard.module.css';

/** Plans by status, the share of required tasks done, what is blocked and which checkpoints are due. */
export function Summary({ view: { preset, open } }: { readonly view: OnboardView }) {
  const summary = useQuery(query(summarizeOnboarding, preset ? { industry: preset } : {}));
  const { data } = summary;
  if (!data && summary.isError) return <ErrorCard failure={summary.error} onRetry={summary.refetch} />;
  const share = data && data.requiredTotal > 0 ? (100 * data.requiredDone) / data.requiredTotal : undefined;
  return (
    <>
      <Stats
        items={planStateKeys
          .filter((state) => state !== 'cancelled')
          .map((state) => ({
            label: planStates[state].label,
            value: data && count(data.byStatus[state]),
            to: `?status=${state}`,
          }))}
      />
      <Stats
        items={[
          {
            label: 'Required tasks done',
            value: data && percent(share && Math.round(share)),
            note: data && `${count(data.requiredDone)} of ${count(data.requiredTotal)}`,
          },
          { label: 'Blocked items', value: data && count(data.blocked), to: '?blocked=true' },
          { label: '30/60/90 due', value: data && count(data.checkpointsDue), to: '?due=true' },
        ]}
      />
      <div className={css.pair}>
        <Card title="Blocked items">
          <Loaded query={summary} skeletons={2}>
            {({ blockedTasks }) => (
              <ul className={ruled.list}>
                {blockedTasks.length === 0 && <li className={cell.quiet}>Nothing is blocked</li>}
                {blockedTasks.map(({ taskId, planId, title, employeeName, blockedReason, waitsFor, dueOn }) => (
                  <Due key={taskId} name={title} dueOn={dueOn} onOpen={() => open(planId)}>
                    {employeeName} · {blockedReason ?? `Waits for: ${waitsFor.join(', ')}`}
                  </Due>
                ))}
              </ul>
            )}
          </Loaded>
        </Card>
        <Card title="30/60/90 due">
          <Loaded query={summary} skeletons={2}>
            {({ dueCheckpoints }) => (
              <ul className={ruled.list}>
                {dueCheckpoints.length === 0 && <li className={cell.quiet}>No checkpoint is due</li>}
                {dueCheckpoints.map(({ planId, employeeName, day: after, dueOn }) => (
                  <Due key={planId} name={employeeName} dueOn={dueOn} onOpen={() => open(planId)}>
                    After {after} days
                  </Due>
                ))}
              </ul>
            )}
          </Loaded>
        </Card>
      </div>
    </>
  );
}

type DueProps = {
  readonly name: string;
  readonly dueOn: string;
  readonly onOpen: () => void;
  readonly children: ReactNode;
};

/** One line of what is due, or late, in a plan. */
function Due({ name, dueOn, onOpen, children }: DueProps) {
  const today = useToday();
  return (
    <li>
      <div className={clsx(cell.cell, ruled.grow)}>
        <UnstyledButton className={cell.name} onClick={onOpen}>
          {name}
        </UnstyledButton>
        <span className={cell.quiet}>{children}</span>
      </div>
      <span className={dueOn < today ? cell.late : cell.quiet}>{day(dueOn)}</span>
    </li>
  );
}
