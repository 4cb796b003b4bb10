import { NO_COURSES, enroll, listCourses, type Course } from '@talent-os/contracts/healthcare/education';
import { useState } from 'react';
import { counted } from '@/lib/counted';
import { decimal, minutesText } from '@/lib/format';
import { bulkCommand, type BulkAction } from '@/ui/list/bulk-action';
import { useCommand } from '@/lib/use-command';
import { useListAnswer } from '@/lib/use-list-answer';
import { useListFilters } from '@/lib/use-list-filters';
import { StatusBadge } from '@/ui/display/status-badge';
import type { MainColumn, RecordColumn } from '@/ui/list/record-columns';
import { RecordList } from '@/ui/list/record-list';
import { CourseDialog } from './course-dialog';
import { Standing } from './standing';
import css from '../healthcare.module.css';

const bulk: readonly BulkAction<Course>[] = [
  bulkCommand(enroll, {
    key: 'enroll',
    label: 'Enroll',
    shortcut: 'e',
    allows: ({ enrollment, counted: done }) => !enrollment && !done,
    input: ({ id }) => ({ courseId: id }),
    done: (count) => `Enrolled in ${counted(count, 'courses')}`,
    confirm: (courses) => ({
      title: `Enroll in ${counted(courses.length, 'courses')}?`,
      text: `${courses.map(({ title }) => title).join(', ')}: ${decimal(courses.reduce((sum, { credits }) => sum + credits, 0))} contact hours in all.`,
      confirm: 'Enroll',
    }),
  }),
];

const shows = [
  { value: 'required', label: 'Mandatory' },
  { value: 'mine', label: 'Under way' },
  { value: 'counted', label: 'Counted already' },
];

const columns: readonly RecordColumn<Course>[] = [
  { field: 'provider', title: 'Provider', optional: true },
  { field: 'topic', title: 'Topic', optional: true },
  {
    field: 'credits',
    title: 'Contact hours',
    align: 'right',
    stack: ({ credits }) => `${decimal(credits)} contact hours`,
  },
  {
    field: 'minutes',
    title: 'Duration',
    align: 'right',
    render: ({ minutes }) => minutesText(minutes),
    stack: 'fact',
  },
];

const main: MainColumn<Course> = {
  field: 'title',
  title: 'Course',
  under: ({ provider, topic }) => [provider, topic].filter(Boolean).join(' · '),
  badges: ({ required }) => required && <StatusBadge variant="warning">Mandatory</StatusBadge>,
};

/** Courses that give contact hours, mandatory ones first. One that is under way opens in a dialog. */
export function Courses() {
  const list = useListFilters(listCourses);
  const courses = useListAnswer(list);
  const [opened, setOpened] = useState<string>();
  const join = useCommand(enroll, { done: 'Enrolled' });
  const onEnroll = ({ id }: Course) =>
    void join.run({ courseId: id }).then(
      () => setOpened(id),
      () => undefined,
    );
  const course = courses.data?.items.find(({ id }) => id === opened);
  return (
    <>
      <h2 className={css.heading}>Available courses</h2>
      <RecordList
        list={list}
        label="courses"
        main={main}
        columns={[
          ...columns,
          {
            field: 'standing',
            title: 'My progress',
            width: 220,
            text: ({ counted: done, enrollment, parts }) =>
              done ? 'Completed' : enrollment ? `${enrollment.partsDone} of ${parts.length}` : '',
            render: (row) => (
              <Standing course={row} busy={join.loading} onEnroll={onEnroll} onContinue={({ id }) => setOpened(id)} />
            ),
            stack: 'line',
          },
        ]}
        filters={{
          search: 'Title, provider or topic',
          show: { label: 'Show', all: 'All courses', choices: shows },
        }}
        empty={NO_COURSES}
        csv="own"
        bulk={bulk}
      />
      {course?.enrollment && (
        <CourseDialog
          key={course.id}
          course={course}
          enrollment={course.enrollment}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
