import { Textarea, type TextareaProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { useRef, type Ref } from 'react';
import { useLocation } from 'react-router-dom';
import { appended } from './spoken.rules';
import { VoiceButton } from './voice-button';

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

  /** Set as typing would set it, so that every kind of form hears of it. */
  function write(spoken: string): void {
    const element = field.current;
    if (!element) return;
    const limit = element.maxLength > 0 ? element.maxLength : undefined;
    const setter = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
    setter?.call(element, appended(element.value, spoken, limit));
    element.dispatchEvent(new Event('input', { bubbles: true }));
    element.focus();
  }

  return (
    <Textarea
      ref={merged}
      {...props}
      rightSectionProps={{ style: { alignItems: 'flex-start', justifyContent: 'flex-end', padding: '4px 6px 0 0' } }}
      rightSectionWidth={76}
      rightSection={
        <VoiceButton purpose={{ moduleContext, questionId, path }} label={props.label} onText={write} size={28} />
      }
    />
  );
}
