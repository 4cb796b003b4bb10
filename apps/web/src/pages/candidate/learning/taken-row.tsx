import { courseStates } from '@talent-os/contracts/talent/courses';
import type { TakenCourse } from '@talent-os/contracts/talent/learning-progress';
import { useState } from 'react';
import { counted } from '@/lib/counted';
import { decimal, minutesText } from '@/lib/format';
import { useFormat } from '@/lib/use-format';
import { RowButton } from '@/ui/button/row-button';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge, type BadgeVariant } from '@/ui/display/status-badge';
import { Meter } from '@/ui/figures/meter';
import { RecordRow } from '@/ui/table/record-row';
import { CourseUnderWay } from '../grow/course-step';
import { SubmitDialog } from '../verification/submit-dialog';
import { useProof } from '../verification/use-proof';

const looks: Readonly<Record<TakenCourse['status'], BadgeVariant>> = {
  enrolled: 'default',
  in_progress: 'default',
  completed: 'success',
  withdrawn: 'secondary',
};

/** A course somebody takes or has taken, with the next step in it. */
export function TakenRow({ course }: { readonly course: TakenCourse }) {
  const { title, provider, minutes, credits, parts, partsDone, status, begunAt, completedAt, certificate } = course;
  const { dayOf } = useFormat();
  const facts = [provider, minutes && minutesText(minutes), credits && `${decimal(credits)} contact hours`];
  const running = status === 'enrolled' || status === 'in_progress';
  return (
    <RecordRow
      name={title}
      badges={<StatusBadge variant={looks[status]}>{courseStates[status]}</StatusBadge>}
      actions={<Actions course={course} />}
    >
      <Quiet>{facts.filter(Boolean).join(' · ')}</Quiet>
      <Quiet>
        Begun {dayOf(begunAt)}
        {completedAt && ` · completed ${dayOf(completedAt)}`}
        {certificate && ` · certificate ${certificate}`}
      </Quiet>
      {running && parts.length > 0 && (
        <>
          <Meter percent={Math.round((100 * partsDone) / parts.length)} label={`${title}: parts finished`} showValue />
          <Quiet>
            {partsDone < parts.length
              ? `${partsDone} of ${counted(parts.length, 'parts')} finished. Next: ${parts[partsDone]}`
              : 'Every part is finished'}
          </Quiet>
        </>
      )}
    </RecordRow>
  );
}

function Actions({ course }: { readonly course: TakenCourse }) {
  const { id, title, provider, status, parts, partsDone, proof } = course;
  const [adding, setAdding] = useState(false);
  const open = useProof();
  if (status === 'withdrawn') return null;
  if (status !== 'completed')
    return <CourseUnderWay course={{ courseEnrollmentId: id, status, partsDone, parts: parts.length }} text={title} />;
  return (
    <>
      {proof ? (
        <RowButton
          label="Open certificate"
          of={title}
          variant="default"
          loading={open.isPending}
          onClick={() => open.mutate(proof)}
        />
      ) : (
        <RowButton label="Upload certificate" of={title} variant="default" onClick={() => setAdding(true)} />
      )}
      {adding && <SubmitDialog course={{ id, title, provider }} onClose={() => setAdding(false)} />}
    </>
  );
}
