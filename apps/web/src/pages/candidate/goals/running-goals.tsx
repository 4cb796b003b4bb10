import { useQuery } from '@tanstack/react-query';
import { goalStates } from '@talent-os/contracts/productivity/goal-states';
import { listGoals, type Goal } from '@talent-os/contracts/productivity/goals';
import { day, percent } from '@/lib/format';
import { query } from '@/lib/query';
import { AppLink } from '@/ui/button/app-link';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge } from '@/ui/display/status-badge';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import { RecordRow } from '@/ui/table/record-row';
import rows from '@/ui/table/rows.module.css';

/** The caller's own goals, which are written and checked where goals are kept. */
export function RunningGoals() {
  const goals = useQuery(query(listGoals, { scope: 'mine', sort: 'periodEnd:asc' }));
  return (
    <Card title="Goals on the way" flush actions={<AppLink to="/productivity?view=goals">All goals</AppLink>}>
      <Loaded query={goals} skeletons={2}>
        {({ items }) => {
          const open = items.filter(({ status }) => status === 'draft' || status === 'active');
          if (open.length === 0)
            return (
              <EmptyState
                title="No goals yet"
                action={<AppLink to="/productivity?view=goals&new=goal">Add goal</AppLink>}
              />
            );
          return (
            <ul className={rows.rows} aria-label="My goals">
              {open.map((goal) => (
                <GoalRow key={goal.id} goal={goal} />
              ))}
            </ul>
          );
        }}
      </Loaded>
    </Card>
  );
}

const GoalRow = ({ goal: { id, title, status, score, periodEnd } }: { readonly goal: Goal }) => (
  <RecordRow
    name={<AppLink to={`/productivity?view=goals&open=${id}`}>{title}</AppLink>}
    badges={
      <StatusBadge variant={status === 'active' ? 'default' : 'secondary'}>{goalStates[status].label}</StatusBadge>
    }
    actions={<Quiet>{percent(100 * score)}</Quiet>}
  >
    <Quiet>Until {day(periodEnd)}</Quiet>
  </RecordRow>
);
