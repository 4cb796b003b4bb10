import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { continueCourse, withdrawEnrollment, type Course } from '@talent-os/contracts/healthcare/education';
import { useState } from 'react';
import { decimal, minutesText } from '@/lib/format';
import { useCommand } from '@/lib/use-command';
import { Dialog } from '@/ui/dialog/dialog';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { CompleteDialog } from './complete-dialog';

type Enrollment = NonNullable<Course['enrollment']>;
type CourseDialogProps = {
  readonly course: Course;
  readonly enrollment: Enrollment;
  readonly onClose: () => void;
};

/** The way through a course: its parts in order, then the certificate. */
export function CourseDialog({ course, enrollment, onClose }: CourseDialogProps) {
  const { title, provider, credits, minutes, parts } = course;
  const { id: enrollmentId, partsDone } = enrollment;
  const next = useCommand(continueCourse);
  const [completing, setCompleting] = useState(false);
  const [leave, question] = useConfirmed(withdrawEnrollment, () => ({
    input: { enrollmentId },
    done: `Withdrawn from ${title}`,
    danger: true,
    title: 'Withdraw from the course?',
    confirm: 'Withdraw',
    onDone: onClose,
    children: `What you have finished of ${title} is not kept. You can enroll again.`,
  }));
  const done = partsDone >= parts.length;
  return (
    <Dialog onClose={onClose} title={title} size="md">
      <Stack gap="md">
        <Text size="sm">
          {[provider, `${decimal(credits)} contact hours`, minutesText(minutes)].filter(Boolean).join(', ')}.
        </Text>
        <Stack gap={6} role="list" aria-label="Parts">
          {parts.map((part, index) => (
            <div key={part} role="listitem">
              <Checkbox
                label={part}
                checked={index < partsDone}
                disabled={index !== partsDone || next.loading}
                onChange={() => next.mutate({ enrollmentId })}
              />
            </div>
          ))}
        </Stack>
        <Text size="sm" aria-live="polite">
          {done
            ? 'Every part is finished. With the certificate the hours count.'
            : `${partsDone} of ${parts.length} parts finished.`}
        </Text>
        <Group justify="space-between" gap="xs">
          <Button variant="default" onClick={() => leave()}>
            Withdraw
          </Button>
          <Button disabled={!done} onClick={() => setCompleting(true)}>
            Enter certificate
          </Button>
        </Group>
      </Stack>
      {completing && (
        <CompleteDialog
          course={course}
          enrollmentId={enrollmentId}
          onDone={onClose}
          onClose={() => setCompleting(false)}
        />
      )}
      {question}
    </Dialog>
  );
}
