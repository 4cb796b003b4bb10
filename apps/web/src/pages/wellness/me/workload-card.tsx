import { useQuery } from '@tanstack/react-query';
import { getWorkload } from '@talent-os/contracts/productivity/wellness-team';
import { workloadFacts } from '@talent-os/contracts/productivity/workload-facts';
import { query } from '@/lib/query';
import { Card } from '@/ui/page/card';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { factText } from '../workload.rules';
import css from '../wellness.module.css';

/** What the week asks of me, out of the rows there are. */
export function WorkloadCard() {
  const workload = useQuery(query(getWorkload, {}));
  return (
    <Card title="Workload" description="From your own records">
      <Loaded query={workload} skeletons={3} skeletonHeight={36}>
        {({ facts }) =>
          facts.length === 0 ? (
            <EmptyState title="Nothing recorded yet" text="Tasks and focus sessions appear here once you have some." />
          ) : (
            <ul className={css.list}>
              {facts.map(({ fact, value, before }) => (
                <li key={fact}>
                  <div className={css.what}>
                    <p className={css.name}>{workloadFacts[fact].label}</p>
                    <p className={css.meta}>
                      {workloadFacts[fact].span}
                      {before !== null && `, the week before ${factText(fact, before)}`}
                    </p>
                  </div>
                  <span className={css.figure}>{factText(fact, value)}</span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}
