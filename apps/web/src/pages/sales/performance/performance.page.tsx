import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getPerformance, getTrend } from '@talent-os/contracts/sales/performance';
import { Link } from 'react-router-dom';
import { query } from '@/lib/query';
import { useFormat } from '@/lib/use-format';
import { Page } from '@/ui/page/page';
import { FigureCards } from './figure-cards';
import { figuresOf } from './performance.rules';
import { TerritoryList } from './territory-list';
import { Trend } from './trend';

export function Component() {
  const performance = useQuery(query(getPerformance, {}));
  const trend = useQuery(query(getTrend, {}));
  const { money } = useFormat();
  return (
    <Page
      title="Sales Performance"
      description="Your quota, revenue, pipeline and territories."
      loading={performance}
      skeletons={4}
      actions={
        <Button component={Link} to="/sales/opportunities?new=deal">
          Log deal
        </Button>
      }
    >
      {performance.data && (
        <>
          <FigureCards figures={figuresOf(performance.data, money)} />
          <Trend trend={trend} />
          <TerritoryList territories={performance.data.territories} />
        </>
      )}
    </Page>
  );
}
