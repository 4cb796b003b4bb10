import { useQuery } from '@tanstack/react-query';
import { FEWEST_CASES, getPredictions, type Predictions } from '@talent-os/contracts/intelligence/predictions';
import { day } from '@/lib/format';
import { query } from '@/lib/query';
import { EmptyState } from '@/ui/loading/empty-state';
import { Card } from '@/ui/page/card';
import { Page } from '@/ui/page/page';
import { Clearances, Credentials } from './cliffs';
import { Fills } from './fills';
import { Hires } from './hires';
import css from './predictions.module.css';

/** What is to be expected, each with what it rests on and how far it missed. */
export function Component() {
  const predictions = useQuery(query(getPredictions, {}));
  const { data } = predictions;
  return (
    <Page
      title="Predictions"
      description={
        data &&
        `From your own records. Forecasts show from ${FEWEST_CASES} cases on, and are judged by the last closed quarter, ${day(data.quarter.from)} to ${day(data.quarter.until)}.`
      }
      loading={predictions}
      skeletons={3}
    >
      {data && <Parts data={data} />}
    </Page>
  );
}

function Parts({ data }: { readonly data: Predictions }) {
  const { hires, fills, credentials, clearances, away, reading } = data;
  if (!hires && !fills && !credentials && !clearances && !away)
    return (
      <Card title="Predictions">
        <EmptyState
          title="Nothing to predict from"
          text="Predictions rest on applications, seats, credentials and clearances, and none of these lists is yours to read in full."
        />
      </Card>
    );
  return (
    <>
      {reading && (
        <p className={css.note}>Records are being read for the first time: figures change until that is done.</p>
      )}
      {hires && <Hires hires={hires} />}
      {fills && <Fills fills={fills} />}
      {credentials && <Credentials credentials={credentials} />}
      {clearances && <Clearances clearances={clearances} />}
      {away && <p className={css.note}>Clearances did not answer in time. Please look again later.</p>}
    </>
  );
}
