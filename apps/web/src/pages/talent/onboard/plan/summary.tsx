import { UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { onboardingFigures } from '@talent-os/contracts/figures/talent';
import { summarizeOnboarding } from '@talent-os/contracts/talent/onboarding';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { count, day, percent } from '@/lib/format';
import { query } from '@/lib/query';
import { useToday } from '@/lib/use-today';
import { Card } from '@/ui/page/card';
import { ErrorCard } from '@/ui/loading/error-card';
import { Loaded } from '@/ui/loading/loaded';
import { useFigures, useStatOf } from '@/ui/figures/use-figures';
import { Stats } from '@/ui/figures/stats';
import type { OnboardPlace } from '../use-onboard-place';
import { Quiet } from '@/ui/display/quiet';
import cell from '@/ui/table/cell.module.css';
import ruled from '@/ui/table/ruled.module.css';
import css from '../onboard.module.css';

/** Plans by status, the share of required tasks done, what is blocked and which checkpoints are due. */
export function Summary({ place: { preset, open } }: { readonly place: OnboardPlace }) {
  const summary = useQuery(query(summarizeOnboarding, preset ? { industry: preset } : {}));
  const { data } = summary;
  const figures = useFigures(onboardingFigures, data, { industry: preset });
  const statOf = useStatOf();
  if (!data && summary.isError) return <ErrorCard failure={summary.error} onRetry={summary.refetch} />;
  const share = data && data.requiredTotal > 0 ? (100 * data.requiredDone) / data.requiredTotal : undefined;
  return (
    <>
      <Stats items={figures.statuses.map((figure) => statOf(figure))} />
      <Stats
        items={[
          statOf(figures.done, {
            value: data && percent(share && Math.round(share)),
            note: data && `${count(data.requiredDone)} of ${count(data.requiredTotal)}`,
          }),
          statOf(figures.blocked),
          statOf(figures.due),
        ]}
      />
      <div className={css.pair}>
        <Card title="Blocked items" {...firstOf(data?.blockedTasks, data?.blocked)}>
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
        <Card title="30/60/90 due" {...firstOf(data?.dueCheckpoints, data?.checkpointsDue)}>
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

/** Says so where a list shows fewer than its figure counts. */
const firstOf = (shown: readonly unknown[] | undefined, all: number | undefined) =>
  shown && all && shown.length < all ? { description: `The first ${shown.length} of ${all}` } : {};

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
        <Quiet>{children}</Quiet>
      </div>
      <Quiet late={dueOn < today}>{day(dueOn)}</Quiet>
    </li>
  );
}
