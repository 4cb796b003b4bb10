import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { stageTypeLabels, stageTypes, type StageType } from '@talent-os/contracts/talent/pipeline';
import {
  getAdverseImpact,
  impactDimensions,
  type AdverseImpact,
} from '@talent-os/contracts/talent/self-identification';
import { useState } from 'react';
import { choicesOf } from '@/lib/choices';
import { counted } from '@/lib/counted';
import { decimal, day } from '@/lib/format';
import { query } from '@/lib/query';
import { ChartCard } from '@/ui/chart/chart-card';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge } from '@/ui/display/status-badge';
import { FigureTable } from '@/ui/figures/figure-table';
import { TOO_FEW } from './labels';
import css from './analytics.module.css';

type Shown = AdverseImpact['stages'][number];

const series = [{ name: 'Beside the highest rate', color: 'var(--hub)' }];
const stages = choicesOf(
  stageTypeLabels,
  stageTypes.filter((type) => type !== 'hired'),
);
const two = (ratio: number) => ratio.toFixed(2);

/** How often groups go on from a stage, beside the group that does most often. */
export function Impact() {
  const read = useQuery(query(getAdverseImpact, {}));
  const [stage, setStage] = useState<StageType>('screen');
  const [dimension, setDimension] = useState<Shown['dimension']>('ethnicity');
  const { data } = read;
  const shown = data?.stages.find((one) => one.stage === stage && one.dimension === dimension);
  const flags = (data?.stages ?? []).flatMap(({ groups }) => groups.filter(({ flagged }) => flagged)).length;
  return (
    <ChartCard
      title="Adverse impact"
      description={data && `${day(data.from)} to ${day(data.until)}, all teams and sources, from voluntary answers`}
      actions={flags > 0 && <StatusBadge variant="warning">{flags} to look at</StatusBadge>}
      query={read}
      kind="stacked"
      label="Rate of going on beside the highest rate"
      heading="Group"
      series={series}
      rows={data && (shown?.groups ?? []).map(({ label, ratio }) => ({ name: label, values: [ratio] }))}
      ticks={[0, 0.2, 0.4, 0.6, 0.8, 1]}
      unit={{ text: decimal, full: two, cell: two }}
      empty={TOO_FEW}
      height={40 * Math.max(2, shown?.groups.length ?? 0) + 30}
    >
      <Choices stage={stage} dimension={dimension} onStage={setStage} onDimension={setDimension} />
      {shown && <Groups shown={shown} />}
    </ChartCard>
  );
}

type ChoicesProps = Pick<Shown, 'dimension'> & {
  readonly stage: StageType;
  readonly onStage: (stage: StageType) => void;
  readonly onDimension: (dimension: Shown['dimension']) => void;
};

/** From which stage, and by what groups differ. */
const Choices = ({ stage, dimension, onStage, onDimension }: ChoicesProps) => (
  <div className={css.choices}>
    <Select
      label="From stage"
      data={stages}
      value={stage}
      allowDeselect={false}
      onChange={(chosen) => chosen && onStage(chosen as StageType)}
    />
    <Select
      label="By"
      data={choicesOf(impactDimensions)}
      value={dimension}
      allowDeselect={false}
      onChange={(chosen) => chosen && onDimension(chosen as Shown['dimension'])}
    />
  </div>
);

/** The same with how many that is of how many, and what it means. */
function Groups({ shown: { groups, hidden } }: { readonly shown: Shown }) {
  return (
    <>
      {groups.length > 0 && (
        <FigureTable
          columns={['Group', 'Went on', 'Ratio']}
          rows={groups.map(({ group, label, part, of, ratio, flagged }) => ({
            key: group,
            name: label,
            figures: [
              `${part} of ${of}`,
              flagged ? (
                <StatusBadge key="ratio" variant="warning">
                  {two(ratio)}
                </StatusBadge>
              ) : (
                two(ratio)
              ),
            ],
          }))}
        />
      )}
      <p>
        <Quiet>
          {hidden > 0 && groups.length > 0 && `${counted(hidden, 'groups')}: ${TOO_FEW}. `}
          Below 0.80 is a flag to look, not a finding.
        </Quiet>
      </p>
    </>
  );
}
