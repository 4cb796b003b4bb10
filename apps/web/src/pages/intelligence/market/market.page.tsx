import { useQuery } from '@tanstack/react-query';
import { industryLabels } from '@talent-os/contracts/access/tables';
import { getMarket, MARKET_LEAST, type MarketFamily } from '@talent-os/contracts/talent/market';
import { counted } from '@/lib/counted';
import { count, DASH, day, decimal, money } from '@/lib/format';
import { query } from '@/lib/query';
import { Quiet } from '@/ui/display/quiet';
import { FigureTable } from '@/ui/figures/figure-table';
import { EmptyState } from '@/ui/loading/empty-state';
import { Card } from '@/ui/page/card';
import { Page } from '@/ui/page/page';
import css from './market.module.css';

/** Demand and pay as the organization's own postings tell them. */
export function Component() {
  const market = useQuery(query(getMarket, {}));
  const { data } = market;
  return (
    <Page
      title="Market"
      description={
        data &&
        `From ${counted(data.postings, 'postings')} of your own organization, ${day(data.from)} to ${day(data.until)}. A figure shows from ${MARKET_LEAST} cases on.`
      }
      loading={market}
      skeletons={2}
    >
      {data && (
        <>
          <Card
            title="Own postings"
            {...(data.total > data.families.length && {
              description: `The first ${data.families.length} of ${data.total} job families`,
            })}
          >
            {data.families.length === 0 ? (
              <EmptyState title="No postings yet" text="Demand and pay show once positions were opened." />
            ) : (
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              <div className={css.wide} role="region" aria-label="Own postings" tabIndex={0}>
                <FigureTable
                  columns={['Job family', 'Postings', 'Year before', 'Applicants a seat', 'Median days open', 'Pay']}
                  rows={data.families.map((family) => rowOf(family, data.currency))}
                />
              </div>
            )}
          </Card>
          <Card title="Licensed data" description="Pay and demand of the market outside of your organization">
            <EmptyState
              title="No licensed data"
              text="Nothing is connected. Figures of a provider stand here, with its name and date, once your organization has licensed one."
            />
          </Card>
        </>
      )}
    </Page>
  );
}

/** A figure with the number of cases it rests on. */
const withCases = (key: string, text: string, cases: number) => (
  <span key={key} className={css.figure}>
    {text}
    <Quiet>n {count(cases)}</Quiet>
  </span>
);

const rowOf = (family: MarketFamily, currency: string) => ({
  key: `${family.industry} ${family.jobFamily}`,
  name: (
    <span className={css.family}>
      {family.jobFamily}
      <Quiet>{industryLabels[family.industry]}</Quiet>
    </span>
  ),
  figures: [
    count(family.postings),
    count(family.before),
    withCases('applicants', decimal(family.applicantsPerSeat ?? undefined), family.postings),
    withCases('days', decimal(family.medianDays ?? undefined), family.fills),
    withCases(
      'pay',
      family.payFrom === null || family.payTo === null
        ? DASH
        : `${money(family.payFrom, currency, 'compact')} – ${money(family.payTo, currency, 'compact')}`,
      family.bands,
    ),
  ],
});
