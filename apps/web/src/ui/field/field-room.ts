import { refusalOf, roomOf } from './field-room.rules';
import css from './field-room.module.css';

type LimitedField = HTMLInputElement | HTMLTextAreaElement;

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
 * the browser would cut without a word. It stands outside of the app, so that it costs no screen anything until somebody
 * goes to a field.
 */
export function watchFieldRoom(): void {
  const told = document.body.appendChild(document.createElement('div'));
  told.className = css['room'] ?? '';
  told.role = 'status';
  const tell = (field: LimitedField, text = '') => {
    const { bottom, left } = field.getBoundingClientRect();
    told.hidden = text === '';
    told.textContent = text;
    told.style.top = `${bottom + 4}px`;
    told.style.left = `${left}px`;
  };
  const leave = () => {
    told.hidden = true;
    told.textContent = '';
  };
  leave();
  document.addEventListener('beforeinput', (event) => {
    const field = limitedField(event.target);
    if (!field || !AS_A_WHOLE.has(event.inputType)) return;
    const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
    const [start, end] = [field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length];
    const refusal = refusalOf({ value: field.value, start, end, most: field.maxLength }, text);
    if (!refusal) return;
    event.preventDefault();
    tell(field, refusal);
  });
  document.addEventListener('input', ({ target }) => {
    const field = limitedField(target);
    if (field) tell(field, roomOf({ value: field.value, most: field.maxLength }));
  });
  document.addEventListener('focusout', leave);
  document.addEventListener('scroll', leave, true);
}
