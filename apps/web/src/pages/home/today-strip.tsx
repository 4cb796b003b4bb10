import { useQuery } from '@tanstack/react-query';
import { getFocus } from '@talent-os/contracts/productivity/focus';
import { getToday } from '@talent-os/contracts/productivity/progress';
import { getMyWellness } from '@talent-os/contracts/productivity/wellness';
import { query } from '../../lib/query';
import { useMay } from '../../lib/use-may';
import { useToday } from '../../lib/use-today';
import { AppLink } from '../../ui/app-link';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { Loaded } from '../../ui/loaded';
import { useHandovers } from '../../features/transitions/use-handovers';
import { dueText, focusLine, goalLines, urgentOf, wellnessLines, type Line } from './today.rules';
import css from './today.module.css';

/** What the day asks: my most urgent tasks and handovers, the check-ins that are due and the next focus. Each leads to its screen. */
export function TodayStrip() {
  const day = useToday();
  const mayPlan = useMay(getToday);
  const mayCheckIn = useMay(getMyWellness);
  const today = useQuery({ ...query(getToday, {}), enabled: mayPlan });
  const focus = useQuery({ ...query(getFocus, {}), enabled: mayPlan });
  const wellness = useQuery({ ...query(getMyWellness, {}), enabled: mayCheckIn });
  const handovers = useHandovers();
  if (!mayPlan) return null;
  const lines: readonly Line[] = [
    ...(today.data ? goalLines(today.data) : []),
    ...(wellness.data ? wellnessLines(wellness.data) : []),
    ...(focus.data ? [focusLine(focus.data)] : []),
  ];
  return (
    <Card title="Today" className={css.card}>
      <Loaded query={today} skeletons={2} skeletonHeight={44}>
        {({ tasks }) => (
          <div className={css.columns}>
            {tasks.length + handovers.length === 0 ? (
              <EmptyState title="Nothing is waiting for you" />
            ) : (
              <ul className={css.list} aria-label="Most urgent tasks">
                {urgentOf(tasks, handovers).map(({ id, title, due, to }) => (
                  <li key={id}>
                    <AppLink to={to}>{title}</AppLink>
                    <span className={css.note}>{dueText(due, day)}</span>
                  </li>
                ))}
              </ul>
            )}
            <ul className={css.list} aria-label="Check-ins and focus">
              {lines.map(({ key, text, note, to }) => (
                <li key={key}>
                  <AppLink to={to}>{text}</AppLink>
                  <span className={css.note}>{note}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Loaded>
    </Card>
  );
}
