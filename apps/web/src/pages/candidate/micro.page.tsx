import { lessonStates, listLessons, type Lesson } from '@talent-os/contracts/talent/learning';
import { choicesOf } from '@/lib/choices';
import { day, minutesText } from '@/lib/format';
import { useListFilters } from '@/lib/use-list-filters';
import { useOpened } from '@/lib/use-opened';
import { StatusBadge, type BadgeVariant } from '@/ui/display/status-badge';
import type { MainColumn, RecordColumn } from '@/ui/list/record-columns';
import { RecordList } from '@/ui/list/record-list';
import { EmptyState } from '@/ui/loading/empty-state';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Page } from '@/ui/page/page';
import hub from './candidate.module.css';

const LessonDrawer = lazyPart(async () => (await import('./learning/lesson-drawer')).LessonDrawer);

const looks: Readonly<Record<Lesson['state'], BadgeVariant>> = {
  due: 'warning',
  new: 'default',
  later: 'secondary',
  known: 'success',
};

const main: MainColumn<Lesson> = { field: 'title', title: 'Lesson', under: ({ summary }) => summary };

const columns: readonly RecordColumn<Lesson>[] = [
  {
    field: 'minutes',
    title: 'Takes',
    align: 'right',
    render: ({ minutes }) => minutes && minutesText(minutes),
    text: ({ minutes }) => (minutes ? minutesText(minutes) : ''),
    stack: 'fact',
  },
  {
    field: 'skills',
    title: 'Skills',
    optional: true,
    render: ({ skills }) => skills.join(', '),
    text: ({ skills }) => skills.join(', '),
  },
  {
    field: 'dueOn',
    title: 'Comes again',
    render: ({ dueOn }) => dueOn && day(dueOn),
    text: ({ dueOn }) => (dueOn ? day(dueOn) : ''),
    stack: ({ dueOn }) => dueOn && `comes again ${day(dueOn)}`,
  },
  {
    field: 'state',
    title: 'State',
    render: ({ state }) => <StatusBadge variant={looks[state]}>{lessonStates[state]}</StatusBadge>,
    text: ({ state }) => lessonStates[state],
    stack: 'badge',
  },
];

/** Lessons of ten minutes at most, each with a question; what is due comes first, and comes again until it is known. */
export function Component() {
  const list = useListFilters(listLessons);
  const { opened, close } = useOpened({ lesson: 'id' });
  return (
    <Page
      title="Micro"
      description="Ten minutes at most, with one question. What you answer rightly comes again after 1, 7 and 30 days."
    >
      <div className={hub.touch}>
        <RecordList
          list={list}
          label="lessons"
          opens="lesson"
          main={main}
          columns={columns}
          filters={{
            search: 'Title or what it is for',
            state: { label: 'State', all: 'Any state', choices: choicesOf(lessonStates) },
          }}
          empty={<EmptyState title="All caught up" text="New lessons stand here once they are published." />}
          csv="own"
        />
        {opened.lesson && <LessonDrawer key={opened.lesson} lessonId={opened.lesson} onClose={close} />}
      </div>
    </Page>
  );
}
