import { Textarea } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import type { IncidentDetail } from '@talent-os/contracts/cyber/incidents';

/** What the fields of a review begin with. */
export const reviewOf = ({ resolution, rootCause, lessons }: IncidentDetail) => ({
  resolution: resolution ?? '',
  rootCause: rootCause ?? '',
  lessons: lessons ?? '',
});

type ReviewFieldsProps = {
  readonly field: (name: keyof ReturnType<typeof reviewOf>) => GetInputPropsReturnType;
  /** Nothing may be left out, lessons only where the severity asks for them. */
  readonly required?: { readonly lessons: boolean };
};

/** Resolution, root cause and lessons, to be written. */
export function ReviewFields({ field, required }: ReviewFieldsProps) {
  const size = { autosize: true, minRows: 2, maxLength: 4000 };
  return (
    <>
      <Textarea label="Resolution" required={!!required} {...size} {...field('resolution')} />
      <Textarea label="Root cause" required={!!required} {...size} {...field('rootCause')} />
      <Textarea
        label="Lessons"
        {...(required?.lessons && { required: true, description: 'Needed from high severity on' })}
        {...size}
        {...field('lessons')}
      />
    </>
  );
}
