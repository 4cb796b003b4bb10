import { Button } from '@mantine/core';
import { createTask } from '@talent-os/contracts/productivity/tasks';
import { workloadFacts } from '@talent-os/contracts/productivity/workload-facts';
import { useCommand } from '@/lib/use-command';
import { useMay } from '@/lib/use-may';
import { Card } from '@/ui/page/card';
import { EmptyState } from '@/ui/loading/empty-state';
import { factText, taskAbout } from '../workload.rules';
import css from '../wellness.module.css';
import type { Group } from './team.rules';

/** What the last week asked of the people of a team, on average; each fact can become a task of mine. */
export function TeamWorkload({ group }: { readonly group: Group }) {
  const add = useCommand(createTask, { done: ({ title }) => `Added to your tasks: ${title}` });
  const mayAdd = useMay(createTask);
  const link = `/wellness?view=team&team=${group.id}`;
  return (
    <Card title="Workload" description={`${group.name}: a person’s last week on average`}>
      {group.workload === null ? (
        <EmptyState title="Not enough people to show this safely" />
      ) : (
        <ul className={css.list}>
          {group.workload.map(({ fact, mean, before }) => (
            <li key={fact}>
              <div className={css.what}>
                <p className={css.name}>{workloadFacts[fact].label}</p>
                {before !== null && <p className={css.meta}>The week before {factText(fact, before)}</p>}
              </div>
              <span className={css.figure}>{factText(fact, mean)}</span>
              {mayAdd && (
                <Button
                  size="xs"
                  variant="default"
                  aria-label={`Add as task: ${taskAbout(fact, group.name)}`}
                  disabled={add.loading}
                  onClick={() => add.mutate({ title: taskAbout(fact, group.name), source: 'insight', link })}
                >
                  Add as task
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
