import { useEffect, useState } from 'react';
import { refusalOf, roomOf } from './field-room.rules';
import css from './field-room.module.css';

type LimitedField = HTMLInputElement | HTMLTextAreaElement;
type Told = { readonly text: string; readonly top: number; readonly left: number };

/** Shorter fields hold codes: what fills them is right. */
const SHORTEST = 20;
/** Ways in which a text comes into a field as a whole. */
const AS_A_WHOLE = new Set(['insertFromPaste', 'insertFromDrop', 'insertFromYank', 'insertReplacementText']);

const limitedField = (target: EventTarget | null): LimitedField | undefined =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.maxLength >= SHORTEST
    ? target
    : undefined;

/**
 * For every field with a limit, wherever it stands: says what room is left once that is little, and keeps out a text that
 * the browser would cut without a word.
 */
export function FieldRoom() {
  const [told, setTold] = useState<Told>();
  useEffect(() => {
    const tell = (field: LimitedField, text: string | undefined) => {
      const { bottom, left } = field.getBoundingClientRect();
      setTold(text === undefined ? undefined : { text, top: bottom + 4, left });
    };
    const look = ({ target }: Event) => {
      const field = limitedField(target);
      if (field) tell(field, roomOf({ value: field.value, most: field.maxLength }));
    };
    const keepOut = (event: InputEvent) => {
      const field = limitedField(event.target);
      const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
      if (!field || !AS_A_WHOLE.has(event.inputType)) return;
      const [start, end] = [field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length];
      const refusal = refusalOf({ value: field.value, start, end, most: field.maxLength }, text);
      if (!refusal) return;
      event.preventDefault();
      tell(field, refusal);
    };
    const leave = () => setTold(undefined);
    document.addEventListener('beforeinput', keepOut);
    document.addEventListener('input', look);
    document.addEventListener('focusout', leave);
    document.addEventListener('scroll', leave, true);
    return () => {
      document.removeEventListener('beforeinput', keepOut);
      document.removeEventListener('input', look);
      document.removeEventListener('focusout', leave);
      document.removeEventListener('scroll', leave, true);
    };
  }, []);
  return (
    <div role="status" className={css.room} style={told && { top: told.top, left: told.left }} hidden={!told}>
      {told?.text}
    </div>
  );
}
