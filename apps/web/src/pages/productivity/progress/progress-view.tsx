import { Button, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getProgress } from '@talent-os/contracts/productivity/progress';
import { useState } from 'react';
import { query } from '@/lib/query';
import { useListParams } from '@/lib/use-list-params';
import { ProgressChart } from './progress-chart';
import { Card } from '@/ui/page/card';
import { EmptyState } from '@/ui/loading/empty-state';
import { FilterBar } from '@/ui/filters/filter-bar';
import { Loaded } from '@/ui/loading/loaded';
import { charts, hasData } from './progress.rules';
import { ProgressTable } from './progress-table';
import layout from '@/ui/page/layout.module.css';
import css from '../productivity.module.css';

const CHART_HEIGHT = 220;
const spans = [6, 12, 26, 52].map((weeks) => ({ value: String(weeks), label: `Last ${weeks} weeks` }));

/** How the weeks went: focus, tasks done and the score of my goals, as charts or as a table. */
export function ProgressView() {
  const params = useListParams();
  const [asTable, setAsTable] = useState(false);
  const span = spans.find(({ value }) => value === params.get('weeks'))?.value ?? '12';
  const progress = useQuery(query(getProgress, { weeks: Number(span) }));
  return (
    <>
      <FilterBar className={css.toolbar}>
        <Select
          aria-label="Weeks"
          w={170}
          allowDeselect={false}
          data={spans}
          value={span}
          onChange={(weeks) => params.patch({ weeks: weeks === '12' ? undefined : (weeks ?? undefined) })}
        />
        <Button variant="default" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? 'Show as charts' : 'Show as table'}
        </Button>
      </FilterBar>
      <Loaded query={progress} skeletons={3} skeletonHeight={CHART_HEIGHT}>
        {({ weeks }) => {
          if (!hasData(weeks))
            return (
              <Card>
                <EmptyState
                  title="Nothing to show yet"
                  text="Finish a task, time a focus session or check in on a goal, and your weeks appear here."
                />
              </Card>
            );
          if (asTable)
            return (
              <Card>
                <ProgressTable weeks={weeks} />
              </Card>
            );
          return (
            <div className={layout.stack}>
              {charts.map((chart) => (
                <Card key={chart.title} title={chart.title} description={chart.description}>
                  <ProgressChart chart={chart} weeks={weeks} height={CHART_HEIGHT} />
                </Card>
              ))}
            </div>
          );
        }}
      </Loaded>
    </>
  );
}
