import { Button } from '@mantine/core';
import type { Course } from '@talent-os/contracts/healthcare/education';
import { StatusBadge } from '@/ui/display/status-badge';
import { Meter } from '@/ui/figures/meter';
import css from '../healthcare.module.css';

type StandingProps = {
  readonly course: Course;
  readonly busy: boolean;
  readonly onEnroll: (course: Course) => void;
  readonly onContinue: (course: Course) => void;
};

/** How far somebody is with a course, and the way on. */
export function Standing({ course, busy, onEnroll, onContinue }: StandingProps) {
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
