import { useQuery } from '@tanstack/react-query';
import { getToday } from '@talent-os/contracts/productivity/progress';
import { query } from '@/lib/query';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Loaded } from '@/ui/loading/loaded';
import { Stats } from '@/ui/figures/stats';
import type { Moves } from '../tasks/use-task-moves';
import type { ProductivityView } from '../use-productivity-view';
import { DueTasks } from './due-tasks';
import { FocusCard } from './focus-card';
import { figuresOf } from './figures.rules';
import { RunningGoals } from './running-goals';
import { Suggestions } from './suggestions';
import layout from '@/ui/page/layout.module.css';

// Few people have both, and most days have neither.
const ApplicationsOfMyDay = lazyPart(
  async () => (await import('@/features/my-applications/applications-of-my-day')).ApplicationsOfMyDay,
);
const MyInterviews = lazyPart(async () => (await import('@/features/interviews/my-interviews')).MyInterviews);

/** My day: what is due, where my applications stand, whom I interview, where my goals stand, the timer, and what I told the assistant. */
export function TodayView({ place, moves }: { readonly place: ProductivityView; readonly moves: Moves }) {
  const today = useQuery(query(getToday, {}));
  return (
    <div className={layout.stack}>
      <Loaded query={today} skeletons={1} skeletonHeight={88}>
        {(data) => <Stats items={figuresOf(data)} />}
      </Loaded>
      <div className={layout.columns}>
        <div className={layout.stack}>
          <DueTasks today={today} place={place} moves={moves} />
          <ApplicationsOfMyDay />
          <MyInterviews />
          <RunningGoals place={place} />
        </div>
        <div className={layout.stack}>
          <FocusCard />
          <Suggestions place={place} />
        </div>
      </div>
    </div>
  );
}
