import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listTargets, MAX_TARGETS } from '@talent-os/contracts/talent/targets';
import { query } from '@/lib/query';
import { useOpened } from '@/lib/use-opened';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import rows from '@/ui/table/rows.module.css';
import { TargetDialog } from './target-dialog';
import { TargetRow } from './target-row';

/** Roles the caller aims for, the nearest first. */
export function Targets() {
  const targets = useQuery(query(listTargets, {}));
  const { opened, open, create, close } = useOpened({ target: 'id', new: ['target'] });
  const items = targets.data?.items ?? [];
  const changing = items.find(({ id }) => id === opened.target);
  const add = <Button onClick={() => create('target')}>Add role</Button>;
  return (
    <Card
      title="Roles I aim for"
      description="Pay stays with you, whoever reads your goals."
      flush
      actions={items.length > 0 && items.length < MAX_TARGETS && add}
    >
      <Loaded query={targets} skeletons={2}>
        {({ items: found }) =>
          found.length === 0 ? (
            <EmptyState title="No goals yet" text="Name the role you want next." action={add} />
          ) : (
            <ul className={rows.rows} aria-label="Roles I aim for">
              {found.map((target) => (
                <TargetRow key={target.id} target={target} onChange={() => open(target.id)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {opened.new && <TargetDialog onClose={close} />}
      {changing && <TargetDialog key={changing.id} target={changing} onClose={close} />}
    </Card>
  );
}
