import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listControls, loadControls } from '@talent-os/contracts/healthcare/compliance';
import { useState } from 'react';
import { count } from '@/lib/format';
import { query } from '@/lib/query';
import { useCommand } from '@/lib/use-command';
import { Card } from '@/ui/page/card';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { Stats } from '@/ui/figures/stats';
import { ControlDialog, type Choice } from './control-dialog';
import { ControlRow } from './control-row';
import rows from '@/ui/table/rows.module.css';

/** The safeguards of the law, how each stands and what shows it; above them, how many people are trained. */
export function Controls() {
  const controls = useQuery(query(listControls, {}));
  const load = useCommand(loadControls, {
    done: ({ loaded }) => `${loaded} controls loaded`,
  });
  const [choice, setChoice] = useState<Choice>();
  const coverage = controls.data?.coverage;
  return (
    <>
      <Stats
        items={[
          { label: 'Professionals', value: coverage && count(coverage.people) },
          { label: 'Trained', value: coverage && count(coverage.trained), note: 'In the last 365 days' },
          { label: 'Statement signed', value: coverage && count(coverage.signed), note: 'In the last 365 days' },
          { label: 'Compliant', value: coverage && count(coverage.compliant), note: 'Both' },
        ]}
      />
      <Card title="Technical safeguards" description="45 CFR 164.312, reviewed every year" flush>
        <Loaded query={controls} skeletons={5}>
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState
                title="No controls loaded"
                action={
                  <Button loading={load.loading} onClick={() => load.mutate({})}>
                    Load controls
                  </Button>
                }
              />
            ) : (
              <ul className={rows.rows}>
                {items.map((control) => (
                  <ControlRow
                    key={control.id}
                    control={control}
                    onChoose={(action) => setChoice({ control, action })}
                  />
                ))}
              </ul>
            )
          }
        </Loaded>
      </Card>
      {choice && <ControlDialog key={choice.control.id} choice={choice} onClose={() => setChoice(undefined)} />}
    </>
  );
}
