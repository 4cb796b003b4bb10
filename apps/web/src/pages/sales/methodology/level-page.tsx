import { useQuery } from '@tanstack/react-query';
import { getLevel } from '@talent-os/contracts/sales/methodology';
import { query } from '@/lib/query';
import { Meter } from '@/ui/figures/meter';
import { Page } from '@/ui/page/page';
import { LessonReader } from './lesson-reader';
import { LessonList } from './lesson-list';
import { LockedLevel } from './locked-level';
import { partOf, QUIZ } from './level.rules';
import { Quiz } from './quiz';
import css from './methodology.module.css';

const HERE = '/sales/excellence/methodology';

type LevelPageProps = {
  readonly level: number;
  /** The lesson to read or the quiz; where people left off while absent. */
  readonly part: string | undefined;
};

/** One level: its lessons at the side, the one being read or the quiz beside them. */
export function LevelPage({ level, part }: LevelPageProps) {
  const read = useQuery(query(getLevel, { level }));
  const { data } = read;
  const open = data && partOf(data, part);
  return (
    <Page
      title={data?.title ?? `Level ${level}`}
      description={data?.description}
      crumbs={[{ label: 'Sales Methodology', to: HERE }, { label: `Level ${level}` }]}
      loading={read}
      skeletons={5}
    >
      {data && open && (
        <>
          <Meter percent={data.progress} label={`Progress of level ${level}`} showValue />
          {!data.unlocked && <LockedLevel level={level} />}
          <div className={css.reader}>
            <LessonList level={data} open={open === QUIZ ? QUIZ : open.id} />
            {data.unlocked &&
              (open === QUIZ ? <Quiz level={data} /> : <LessonReader key={open.id} level={data} lesson={open} />)}
          </div>
        </>
      )}
    </Page>
  );
}
