import { listOpenCourses } from '@talent-os/contracts/talent/learning';
import { useListAnswer } from '@/lib/use-list-answer';
import { useListFilters } from '@/lib/use-list-filters';
import { useOpened } from '@/lib/use-opened';
import { useMe } from '@/lib/session';
import { RecordList } from '@/ui/list/record-list';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Page } from '@/ui/page/page';
import hub from './candidate.module.css';
import { courseColumns, courseMain } from './learning/course-columns';

const CourseDrawer = lazyPart(async () => (await import('./learning/course-drawer')).CourseDrawer);

const shows = [
  { value: 'mine', label: 'Under way' },
  { value: 'saved', label: 'Saved' },
  { value: 'free', label: 'Without a price' },
];

/** Courses of the person’s industries: to enroll in, to go on with, to keep for later. */
export function Component() {
  const list = useListFilters(listOpenCourses);
  const courses = useListAnswer(list);
  const { currency } = useMe().organization;
  const { opened, close } = useOpened({ course: 'id' });
  const course = courses.data?.items.find(({ id }) => id === opened.course);
  return (
    <Page
      title="Marketplace"
      description="Courses for your line of work: what each is for, how long it takes, and what it counts."
    >
      <div className={hub.touch}>
        <RecordList
          list={list}
          label="courses"
          opens="course"
          main={courseMain}
          columns={courseColumns(currency)}
          filters={{
            search: 'Title or what it is for',
            show: { label: 'Show', all: 'All courses', choices: shows },
            required: 'Everybody takes it',
          }}
          empty="No courses match"
          csv="own"
        />
        {course && <CourseDrawer key={course.id} course={course} onClose={close} />}
      </div>
    </Page>
  );
}
