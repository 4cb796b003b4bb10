import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getWellnessTrend } from '@talent-os/contracts/productivity/wellness';
import {
  instrumentKeys,
  instruments,
  scales,
  scalesOf,
  type Instrument,
} from '@talent-os/contracts/productivity/wellness-instruments';
import clsx from 'clsx';
import { useState } from 'react';
import { choicesOf } from '@/lib/choices';
import { decimal } from '@/lib/format';
import { query } from '@/lib/query';
import { useFormat } from '@/lib/use-format';
import { scaleChart } from '../scale-chart';
import { ChartCard } from '@/ui/chart/chart-card';
import { FigureTable } from '@/ui/figures/figure-table';
import { EmptyState } from '@/ui/loading/empty-state';
import css from '../wellness.module.css';
import { lineOf, momentsOf } from './trend.rules';

const MONTHS = 12;
const CHART_HEIGHT = 240;
const SHORT: Record<Instrument, string> = { WHO5: 'Well-being', CBI: 'Burnout', mood: 'Mood' };

/** My own scores of the last year, as a chart or, for those who would rather read them, as a table. */
export function TrendCard() {
  const trend = useQuery(query(getWellnessTrend, { months: MONTHS }));
  const [instrument, setInstrument] = useState<Instrument>('WHO5');
  const { dayOf } = useFormat();
  const moments = trend.data && momentsOf(trend.data.points, instrument);
  const rows = moments?.map(({ at, scores }) => ({ key: at, name: dayOf(at), scores }));
  const about = { label: `${SHORT[instrument]} by check-in`, scales: scalesOf(instrument), line: lineOf(instrument) };
  return (
    <ChartCard
      title="My trend"
      description="The last twelve months"
      query={trend}
      heading="Day"
      {...scaleChart({ ...about, rows: rows ?? [] })}
      {...(!rows && { rows: undefined })}
      height={CHART_HEIGHT}
      actions={
        <SegmentedControl
          size="xs"
          aria-label="What the trend shows"
          data={choicesOf(SHORT, instrumentKeys)}
          value={instrument}
          onChange={(value) => setInstrument(value as Instrument)}
        />
      }
      empty={
        <EmptyState title="No check-ins yet" text={`${instruments[instrument].label}: your scores appear here.`} />
      }
      asTable={<TrendTable instrument={instrument} moments={moments ?? []} />}
    >
      <p className={clsx(css.meta, css.caption)}>
        {instrument === 'mood' ? 'From 1, very low, to 5, very good.' : 'From 0 to 100. A score is no diagnosis.'}
      </p>
    </ChartCard>
  );
}

type TrendProps = { readonly instrument: Instrument; readonly moments: ReturnType<typeof momentsOf> };

function TrendTable({ instrument, moments }: TrendProps) {
  const { dayOf } = useFormat();
  const shown = scalesOf(instrument);
  return (
    <FigureTable
      columns={['Day', ...shown.map((scale) => scales[scale].label)]}
      rows={moments.toReversed().map(({ id, at, scores }) => ({
        key: id,
        name: dayOf(at),
        figures: shown.map((scale) => decimal(scores[scale])),
      }))}
      horizontalSpacing="xs"
      verticalSpacing={7}
    />
  );
}
