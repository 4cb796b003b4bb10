import { useQuery } from '@tanstack/react-query';
import { NO_COURSES, enroll, listCourses, type Course } from '@talent-os/contracts/healthcare/education';
import { useState } from 'react';
import { counted } from '../../../lib/counted';
import { decimal } from '../../../lib/format';
import { bulkCommand, type BulkAction } from '../../../ui/list/bulk-action';
import { steadyQuery } from '../../../lib/query';
import { useCommand } from '../../../lib/use-command';
import { useListFilters } from '../../../lib/use-list-filters';
import { useNarrow } from '../../../lib/use-narrow';
import { DataTable } from '../../../ui/table/data-table';
import { EmptyState } from '../../../ui/loading/empty-state';
import { courseColumns } from './course-columns';
import { CourseDialog } from './course-dialog';
import { CourseFilters } from './course-filters';
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

/** Courses that give contact hours, mandatory ones first. One that is under way opens in a dialog. */
export function Courses() {
  const { params, input } = useListFilters(listCourses);
  const courses = useQuery(steadyQuery(listCourses, { ...params.paging, ...input }));
  const [opened, setOpened] = useState<string>();
  const narrow = useNarrow();
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
      <DataTable
        label="courses"
        query={courses}
        params={params}
        columns={courseColumns({
          narrow,
          busy: join.loading,
          onEnroll,
          onContinue: ({ id }) => setOpened(id),
        })}
        minWidth={narrow ? 0 : 760}
        toolbar={<CourseFilters params={params} />}
        exports="own"
        bulk={bulk}
        empty={<EmptyState title={NO_COURSES} />}
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
