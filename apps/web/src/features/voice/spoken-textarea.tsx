import { Textarea, type TextareaProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { useRef, type Ref } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '@/ui/loading/lazy-part';

/** Not everybody who opens a form speaks: what records and sends comes once there is a field for it. */
const VoiceButton = lazyPart(async () => (await import('./voice-button')).VoiceButton);

type SpokenTextareaProps = TextareaProps & {
  readonly label: string;
  readonly questionId?: string;
  readonly ref?: Ref<HTMLTextAreaElement>;
};

/** A text field people may also speak into; what they say comes behind what they have written. */
export function SpokenTextarea({ questionId, ref, ...props }: SpokenTextareaProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const merged = useMergedRef(field, ref);
  const path = useLocation().pathname;
  const moduleContext = path.split('/')[1];
  return (
    <Textarea
      ref={merged}
      {...props}
      rightSectionProps={{ style: { alignItems: 'flex-start', justifyContent: 'flex-end', padding: '4px 6px 0 0' } }}
      rightSectionWidth={76}
      rightSection={
        <VoiceButton purpose={{ moduleContext, questionId, path }} label={props.label} field={field} size={28} />
      }
    />
  );
}
