import { useAbility } from '@casl/react';
import { useQuery } from '@tanstack/react-query';
import { scopeOf, type AppAbility } from '@talent-os/contracts/access/ability';
import type { Industry } from '@talent-os/contracts/access/tables';
import { positionFigures } from '@talent-os/contracts/figures/talent';
import { listPositions } from '@talent-os/contracts/talent/positions';
import { steadyQuery } from '@/lib/query';
import { useListFilters } from '@/lib/use-list-filters';
import { useFigures, useStatOf } from '@/ui/figures/use-figures';
import { Stats } from '@/ui/figures/stats';
import { Funnel } from './funnel';
import { PositionsList } from './positions-list';

type PositionsViewProps = { readonly industry?: Industry | undefined };

/** Open positions with the funnel of each, and what waits in all of them. */
export function PositionsView({ industry }: PositionsViewProps) {
  const list = useListFilters(listPositions, {
    defaultSort: 'openedAt:desc',
    derive: () => (industry ? { industry } : {}),
  });
  const everybody = scopeOf(useAbility<AppAbility>(), 'Requisition') === 'organization';
  const within = { industry, mine: list.input.mine };
  // What is looked for among the positions narrows their table, not the figures.
  const whole = useQuery(steadyQuery(listPositions, within));
  const figures = useFigures(positionFigures, whole.data, within);
  const statOf = useStatOf();
  const { open, new: fresh, scorecards, interviews, offers } = figures;
  return (
    <>
      <Stats
        items={[
          statOf(open),
          statOf(fresh, { note: 'last 7 days' }),
          statOf(scorecards),
          statOf(interviews),
          statOf(offers),
        ]}
      />
      {whole.data && whole.data.total > 0 && <Funnel stages={figures.funnel} />}
      <PositionsList list={list} industry={industry} everybody={everybody} />
    </>
  );
}
