import { useQuery } from '@tanstack/react-query';
import type { Output } from '@talent-os/contracts/define';
import {
  getLearningProgress,
  HOURS_OF_A_CEU,
  PROGRESS_WEEKS,
  type TakenCourse,
} from '@talent-os/contracts/talent/learning-progress';
import { counted } from '@/lib/counted';
import { day, decimal, minutesText } from '@/lib/format';
import { numberFormat } from '@/lib/intl';
import { query } from '@/lib/query';
import { AppLink } from '@/ui/button/app-link';
import { ChartCard } from '@/ui/chart/chart-card';
import { Stats } from '@/ui/figures/stats';
import { EmptyState } from '@/ui/loading/empty-state';
import { Card } from '@/ui/page/card';
import layout from '@/ui/page/layout.module.css';
import { Page } from '@/ui/page/page';
import rows from '@/ui/table/rows.module.css';
import hub from '../candidate.module.css';
import { TakenRow } from './taken-row';

type Progress = Output<typeof getLearningProgress>;
const learned = [{ name: 'Days', color: 'var(--hub)' }];
/** A quarter of an hour still shows in units. */
const units = { maximumFractionDigits: 3 } as const;
const underWay: readonly TakenCourse['status'][] = ['enrolled', 'in_progress'];

/** Courses the caller takes or has taken, and how much they have learned. */
export function LearningProgress() {
  const progress = useQuery(query(getLearningProgress, {}));
  return (
    <Page
      title="Progress"
      description="What you take, what you have finished, and when you learned. Only you see this."
      loading={progress}
    >
      {progress.data && <Learned progress={progress.data} />}
    </Page>
  );
}

function Learned({ progress }: { readonly progress: Progress }) {
  const { courses, learnedMinutes, earnedCredits, weeksLearned } = progress;
  const [taking, completed, left] = [
    courses.filter(({ status }) => underWay.includes(status)),
    courses.filter(({ status }) => status === 'completed'),
    courses.filter(({ status }) => status === 'withdrawn'),
  ];
  if (courses.length === 0 && weeksLearned === 0)
    return (
      <Card>
        <EmptyState
          title="Nothing started"
          text="Begin a course, or a lesson of ten minutes: it stands here from then on."
          action={<AppLink to="/candidate/learning/marketplace">Find a course</AppLink>}
        />
      </Card>
    );
  return (
    <div className={`${layout.stack} ${hub.touch}`}>
      <Stats
        items={[
          { label: 'Under way', value: taking.length, to: '/candidate/learning/progress#under-way' },
          { label: 'Completed', value: completed.length, to: '/candidate/learning/progress#completed' },
          { label: 'Learned', value: minutesText(learnedMinutes), how: 'The time of the parts you have finished' },
          {
            label: 'Contact hours',
            value: decimal(earnedCredits),
            note: `${numberFormat(units).format(earnedCredits / HOURS_OF_A_CEU)} CEU`,
            how: 'Of the courses you have completed',
            to: '/candidate/learning/progress#completed',
          },
          { label: 'Weeks learned', value: weeksLearned, how: 'Weeks with a day of learning' },
        ]}
      />
      <Courses id="under-way" title="Under way" courses={taking} />
      <Courses id="completed" title="Completed" courses={completed} />
      <Courses id="withdrawn" title="Withdrawn" courses={left} />
      <Weeks progress={progress} />
    </div>
  );
}

type CoursesProps = { readonly id: string; readonly title: string; readonly courses: readonly TakenCourse[] };

function Courses({ id, title, courses }: CoursesProps) {
  if (courses.length === 0) return null;
  return (
    <Card flush id={id} title={title}>
      <ul className={rows.rows} aria-label={`${title} courses`}>
        {courses.map((course) => (
          <TakenRow key={course.id} course={course} />
        ))}
      </ul>
    </Card>
  );
}

/** The weeks of learning: one that was left out takes nothing away. */
function Weeks({ progress: { weeks, weeksLearned } }: { readonly progress: Progress }) {
  return (
    <ChartCard
      title="Weeks you learned"
      description={`${counted(weeksLearned, 'weeks')} in all. A week off takes nothing away.`}
      kind="bars"
      label={`Days of learning in the last ${PROGRESS_WEEKS} weeks`}
      heading="Week"
      series={learned}
      rows={weeks.map(({ startsOn, days }) => ({
        name: day(startsOn),
        full: `Week of ${day(startsOn)}`,
        key: startsOn,
        values: [days],
      }))}
      unit={{ whole: true }}
      empty="No weeks yet"
      height={200}
    />
  );
}
