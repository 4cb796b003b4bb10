import { useQueries, useQuery } from '@tanstack/react-query';
import { NO_TRAINING, getLevel, listMethodology } from '@talent-os/contracts/sales/methodology';
import { query } from '@/lib/query';
import { Card } from '@/ui/page/card';
import { EmptyState } from '@/ui/loading/empty-state';
import { Page } from '@/ui/page/page';
import { LevelCard } from './level-card';
import css from './methodology.module.css';

/** The levels of the methodology with my progress. Which of them are locked is known a moment later. */
export function LevelsPage() {
  const levels = useQuery(query(listMethodology, {}));
  const details = useQueries({ queries: (levels.data ?? []).map(({ level }) => query(getLevel, { level })) });
  return (
    <Page
      title="Sales Methodology"
      description="Four levels, each with lessons and a quiz that opens the next one."
      loading={levels}
      skeletons={3}
    >
      {levels.data?.length === 0 && (
        <Card>
          <EmptyState title={NO_TRAINING} />
        </Card>
      )}
      <ul className={css.levels}>
        {levels.data?.map((level, at) => (
          <LevelCard key={level.level} level={level} detail={details[at]?.data} />
        ))}
      </ul>
    </Page>
  );
}
