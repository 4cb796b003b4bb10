import { refusalOf, roomOf } from '@/ui/field/field-room.rules';
import { behind } from './spoken.rules';

const mostOf = ({ maxLength }: HTMLTextAreaElement) => (maxLength > 0 ? maxLength : Number.POSITIVE_INFINITY);

/**
 * Puts spoken words behind what a field holds, as typing would put them there, so that every kind of form hears of it.
 * Answers in words why they do not fit: then nothing of them is put in, because half of what was said is not what was meant.
 */
export function speakInto(field: HTMLTextAreaElement, spoken: string): string | undefined {
  const { value } = field;
  const words = behind(value, spoken);
  const refusal = refusalOf({ value, start: value.length, end: value.length, most: mostOf(field) }, words);
  if (refusal) return refusal;
  const setter = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
  setter?.call(field, value + words);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
  return undefined;
}

/** How much room there is for what somebody is about to say, in words, where that is little. */
export const roomIn = (field: HTMLTextAreaElement): string | undefined =>
  roomOf({ value: field.value, most: mostOf(field) });
