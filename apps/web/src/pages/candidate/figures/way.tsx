import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Output } from '@talent-os/contracts/define';
import { getOwnWay, ownPeriodKeys, ownPeriods, USUAL_OWN_PERIOD } from '@talent-os/contracts/talent/own-figures';
import { stageTypeLabels } from '@talent-os/contracts/talent/pipeline';
import { choicesOf } from '@/lib/choices';
import { decimal } from '@/lib/format';
import { steadyQuery } from '@/lib/query';
import { useViewParams } from '@/lib/use-view-params';
import { AppLink } from '@/ui/button/app-link';
import { ChartCard } from '@/ui/chart/chart-card';
import { Stats } from '@/ui/figures/stats';
import { EmptyState } from '@/ui/loading/empty-state';
import { Card } from '@/ui/page/card';
import layout from '@/ui/page/layout.module.css';
import { Page } from '@/ui/page/page';
import hub from '../candidate.module.css';

type Way = Output<typeof getOwnWay>;
const APPLICATIONS = '/candidate/apply';
const reached = [{ name: 'Applications', color: 'var(--hub)' }];
const days = [{ name: 'Days', color: 'var(--hub)' }];

/** How far the caller's applications came, and how long each stage took. */
export function OwnWay() {
  const [params, change] = useViewParams();
  const months = ownPeriodKeys.find((key) => key === params.get('months')) ?? USUAL_OWN_PERIOD;
  const way = useQuery(steadyQuery(getOwnWay, { months }));
  return (
    <Page
      title="Journey"
      description="Your own applications, as far as you have been told of each."
      loading={way}
      actions={
        <Select
          aria-label="Period"
          allowDeselect={false}
          data={choicesOf(ownPeriods)}
          value={months}
          onChange={(value) => change({ months: value === USUAL_OWN_PERIOD ? undefined : (value ?? undefined) })}
        />
      }
    >
      {way.data && <Told way={way.data} />}
    </Page>
  );
}

function Told({ way }: { readonly way: Way }) {
  const { applications, running, hired, notChosen, withdrawn, stages } = way;
  if (applications === 0)
    return (
      <Card>
        <EmptyState
          title="Apply to see your journey"
          action={<AppLink to="/candidate?view=positions">Find opportunities</AppLink>}
        />
      </Card>
    );
  return (
    <div className={`${layout.stack} ${hub.touch}`}>
      <Stats
        items={[
          { label: 'Applications', value: applications, to: APPLICATIONS },
          { label: 'Running', value: running, to: APPLICATIONS },
          { label: 'Hired', value: hired, to: APPLICATIONS },
          { label: 'Not chosen', value: notChosen, to: APPLICATIONS },
          { label: 'Withdrawn', value: withdrawn, to: APPLICATIONS },
        ]}
      />
      <ChartCard
        title="How far they came"
        description="Applications that reached each stage"
        kind="bars"
        label="Applications by stage"
        heading="Stage"
        series={reached}
        rows={stages.map(({ stage, reached: count }) => ({ name: stageTypeLabels[stage], values: [count] }))}
        unit={{ whole: true }}
        empty="No applications"
        height={230}
      />
      <ChartCard
        title="How long it took"
        description="Mean days in a stage, of those that are over"
        kind="bars"
        label="Days by stage"
        heading="Stage"
        series={days}
        rows={stages.flatMap(({ stage, days: took }) =>
          took === null ? [] : [{ name: stageTypeLabels[stage], values: [took] }],
        )}
        unit={{ text: decimal }}
        empty="No stage is over yet"
        height={230}
      />
    </div>
  );
}
