import { useQuery } from '@tanstack/react-query';
import { industryLabels } from '@talent-os/contracts/access/tables';
import type { Output } from '@talent-os/contracts/define';
import { getOwnMarket } from '@talent-os/contracts/talent/own-figures';
import { counted } from '@/lib/counted';
import { month } from '@/lib/format';
import { query } from '@/lib/query';
import { useFormat } from '@/lib/use-format';
import { AppLink } from '@/ui/button/app-link';
import { ChartCard } from '@/ui/chart/chart-card';
import { Quiet } from '@/ui/display/quiet';
import { EmptyState } from '@/ui/loading/empty-state';
import { Card } from '@/ui/page/card';
import layout from '@/ui/page/layout.module.css';
import { Page } from '@/ui/page/page';
import { RecordRow } from '@/ui/table/record-row';
import rows from '@/ui/table/rows.module.css';
import hub from '../candidate.module.css';

type Market = Output<typeof getOwnMarket>;
const series = [{ name: 'Opened', color: 'var(--hub)' }];

/** The market of the roles the caller aims for, from the positions of their own organization alone. */
export function OwnMarket() {
  const market = useQuery(query(getOwnMarket, {}));
  return (
    <Page
      title="Market"
      description="Positions you may apply for in the industries of your targets. No other data is bought or guessed."
      loading={market}
    >
      {market.data && <Told market={market.data} />}
    </Page>
  );
}

function Told({ market: { targets, months, open } }: { readonly market: Market }) {
  const { money } = useFormat();
  if (targets.length === 0)
    return (
      <Card>
        <EmptyState
          title="Save a role first"
          action={<AppLink to="/candidate/discover/pathways">Choose a role</AppLink>}
        />
      </Card>
    );
  return (
    <div className={`${layout.columns} ${hub.touch}`}>
      <ChartCard
        title="Opened each month"
        description={
          <>
            <AppLink to="/candidate?view=positions">{counted(open, 'open positions')}</AppLink> now
          </>
        }
        kind="bars"
        label="Positions opened by month"
        heading="Month"
        series={series}
        rows={months.map(({ month: of, opened }) => ({
          name: month(of).replace(/ \d+$/, ''),
          full: month(of),
          key: of,
          values: [opened],
        }))}
        unit={{ whole: true }}
        empty="No positions"
        height={230}
      />
      <Card flush title="Pay" description="The middle of what positions of the title named, in twelve months">
        <ul className={rows.rows} aria-label="Pay of your targets">
          {targets.map(({ targetId, title, industry, positions, payFrom, payTo, named }) => (
            <RecordRow key={targetId} name={title}>
              <Quiet>
                {industryLabels[industry]} · {counted(positions, 'positions')}
              </Quiet>
              <Quiet>
                {payFrom === null || payTo === null
                  ? 'None of them names a pay'
                  : `${money(payFrom)} to ${money(payTo)} a year, of ${counted(named, 'positions')}`}
              </Quiet>
            </RecordRow>
          ))}
        </ul>
      </Card>
    </div>
  );
}
