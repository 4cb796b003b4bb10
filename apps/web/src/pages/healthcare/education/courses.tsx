import { useQuery } from '@tanstack/react-query';
import { enroll, listCourses, type Course } from '@talent-os/contracts/healthcare/education';
import { useState } from 'react';
import { steadyQuery } from '../../../lib/query';
import { useCommand } from '../../../lib/use-command';
import { useListBeside } from '../../../lib/use-list-beside';
import { useNarrow } from '../../../lib/use-narrow';
import { DataTable } from '../../../ui/data-table';
import { EmptyState } from '../../../ui/empty-state';
import { courseColumns } from './course-columns';
import { CourseDialog } from './course-dialog';
import { CourseFilters, showOf } from './course-filters';
import css from '../healthcare.module.css';

const FILTERS = ['search', 'show'] as const;

/** Courses that give contact hours, mandatory ones first. One that is under way opens in a dialog. */
export function Courses() {
  const params = useListBeside(FILTERS);
  const { page, search, sort } = params;
  const show = showOf(params);
  const courses = useQuery(steadyQuery(listCourses, { page, search, sort, show }));
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
        empty={<EmptyState title="No courses available at this time" />}
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
