import { Button } from '@mantine/core';
import type { Course } from '@talent-os/contracts/healthcare/education';
import { decimal } from '../../../lib/format';
import type { Column } from '../../../ui/table/data-table';
import { Meter } from '../../../ui/figures/meter';
import { StatusBadge } from '../../../ui/display/status-badge';
import { durationText } from './figures';
import css from '../healthcare.module.css';

type Options = {
  readonly narrow: boolean;
  readonly busy: boolean;
  readonly onEnroll: (course: Course) => void;
  readonly onContinue: (course: Course) => void;
};

/** The columns of the table of courses; their names are what the server sorts by. */
export function courseColumns(options: Options): readonly Column<Course>[] {
  const { narrow } = options;
  const title: Column<Course> = {
    accessor: 'title',
    title: 'Course',
    sortable: true,
    render: (course) => (
      <div className={css.cell}>
        <span className={css.name}>{course.title}</span>
        <span className={css.facts}>
          {course.provider} · {course.topic}
        </span>
        {narrow && (
          <span className={css.facts}>
            {decimal(course.credits)} contact hours · {durationText(course.minutes)}
          </span>
        )}
        {course.required && (
          <span>
            <StatusBadge variant="warning">Mandatory</StatusBadge>
          </span>
        )}
        {narrow && (
          <div>
            <Standing course={course} {...options} />
          </div>
        )}
      </div>
    ),
  };
  if (narrow) return [title];
  return [
    title,
    { accessor: 'provider', title: 'Provider', optional: true },
    { accessor: 'topic', title: 'Topic', optional: true },
    {
      accessor: 'credits',
      title: 'Contact hours',
      sortable: true,
      textAlign: 'right',
      render: ({ credits }) => decimal(credits),
    },
    {
      accessor: 'minutes',
      title: 'Duration',
      sortable: true,
      textAlign: 'right',
      render: ({ minutes }) => durationText(minutes),
    },
    {
      accessor: 'standing',
      title: 'My progress',
      text: ({ counted, enrollment, parts }) =>
        counted ? 'Completed' : enrollment ? `${enrollment.partsDone} of ${parts.length}` : '',
      width: 220,
      render: (course) => <Standing course={course} {...options} />,
    },
  ];
}

function Standing({ course, busy, onEnroll, onContinue }: { readonly course: Course } & Options) {
  const { title, counted, enrollment, parts } = course;
  if (enrollment)
    return (
      <div className={css.progress}>
        <Meter percent={(enrollment.partsDone / parts.length) * 100} label={`Progress of ${title}`} showValue />
        <Button variant="light" size="compact-sm" onClick={() => onContinue(course)} aria-label={`Continue ${title}`}>
          Continue
        </Button>
      </div>
    );
  if (counted) return <StatusBadge variant="success">Completed</StatusBadge>;
  return (
    <Button
      size="compact-sm"
      variant="default"
      disabled={busy}
      onClick={() => onEnroll(course)}
      aria-label={`Enroll in ${title}`}
    >
      Enroll
    </Button>
  );
}
