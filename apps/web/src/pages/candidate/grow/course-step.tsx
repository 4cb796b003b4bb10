import { Group, TextInput } from '@mantine/core';
import {
  advanceCourse,
  completeMyCourse,
  enrollInCourse,
  withdrawFromCourse,
} from '@talent-os/contracts/talent/courses';
import type { DevelopmentItem } from '@talent-os/contracts/talent/development-plans';
import { useState } from 'react';
import { counted } from '@/lib/counted';
import { useCommand } from '@/lib/use-command';
import { useCommandForm } from '@/lib/use-command-form';
import { RowButton } from '@/ui/button/row-button';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { Quiet } from '@/ui/display/quiet';

type CourseStepProps = { readonly item: DevelopmentItem };
type Course = NonNullable<DevelopmentItem['course']>;

/** The next step in the course an item of the caller’s plan names; nothing where it names none, or is done. */
export function CourseStep({ item }: CourseStepProps) {
  const { action, catalogueItemId, course, doneAt, text } = item;
  const enroll = useCommand(enrollInCourse, { done: 'You are enrolled' });
  if (action !== 'course' || catalogueItemId === null || doneAt !== null) return null;
  if (course) return course.status === 'completed' ? null : <CourseUnderWay course={course} text={text} />;
  return (
    <RowButton
      label="Enroll"
      of={text}
      variant="default"
      loading={enroll.loading}
      onClick={() => enroll.mutate({ catalogueItemId })}
    />
  );
}

type UnderWayProps = { readonly course: Course; readonly text: string };

/** The next step in a course that is under way, and the way out of it. */
export function CourseUnderWay({ course: { courseEnrollmentId, partsDone, parts }, text }: UnderWayProps) {
  const [completing, setCompleting] = useState(false);
  const advance = useCommand(advanceCourse, {
    done: ({ partsDone: done }) => `${done} of ${counted(parts, 'parts')} finished`,
  });
  const [askWithdraw, withdrawal] = useConfirmed(withdrawFromCourse, () => ({
    input: { courseEnrollmentId },
    title: `Withdraw from “${text}”?`,
    confirm: 'Withdraw',
    danger: true,
    done: 'You have withdrawn',
    children: 'The item of your plan stays open. You may enroll again, and begin from the first part.',
  }));
  return (
    <Group gap="xs" wrap="nowrap">
      {partsDone < parts ? (
        <RowButton
          label={`Finish part ${partsDone + 1}`}
          of={`of ${text}`}
          variant="default"
          loading={advance.loading}
          onClick={() => advance.mutate({ courseEnrollmentId })}
        />
      ) : (
        <RowButton label="Complete" of={text} onClick={() => setCompleting(true)} />
      )}
      <RowButton label="Withdraw" of={`from ${text}`} variant="subtle" onClick={() => askWithdraw()} />
      {withdrawal}
      {completing && <CompleteDialog id={courseEnrollmentId} text={text} onClose={() => setCompleting(false)} />}
    </Group>
  );
}

type CompleteDialogProps = { readonly id: string; readonly text: string; readonly onClose: () => void };

function CompleteDialog({ id, text, onClose }: CompleteDialogProps) {
  const { field, dialog } = useCommandForm(completeMyCourse, {
    initial: { certificate: '' },
    toInput: ({ certificate }) => ({ courseEnrollmentId: id, certificate: certificate || null }),
    done: ({ finished }) => (finished > 0 ? 'Completed, and done in your plan' : 'Completed'),
    onClose,
  });
  return (
    <FormDialog {...dialog} title={`Complete “${text}”`} submit="Complete">
      <Quiet>What your plan has for it is done from then on; your manager sees it as well.</Quiet>
      <TextInput
        label="Number of the certificate"
        description="Needed where the course counts contact hours"
        maxLength={80}
        {...field('certificate')}
      />
    </FormDialog>
  );
}
