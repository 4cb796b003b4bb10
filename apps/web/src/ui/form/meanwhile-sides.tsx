import { Radio } from '@mantine/core';
import { useEffect, useRef, type RefObject } from 'react';
import type { Meanwhile } from '@/lib/use-drafted-form';
import { spaced, valueWords } from '@/lib/value-words';
import { labelOf } from './faults';
import css from './form.module.css';

type MeanwhileProps = { readonly form: RefObject<HTMLFormElement | null>; readonly of: Meanwhile };

/** Both sides of what two people changed at once; either is taken field by field, and nothing is sent before. */
export function MeanwhileSides({ form, of }: MeanwhileProps) {
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    heading.current?.scrollIntoView?.({ block: 'center' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className={css.meanwhile} aria-label="Changed by somebody else">
      <p ref={heading} tabIndex={-1} className={css.meanwhileHeading}>
        {of.sides.length > 0
          ? 'Somebody else saved this while you were writing. Choose what holds, then save again.'
          : 'Somebody else saved this while you were writing, in nothing that stands here. Save again to keep yours.'}
      </p>
      {of.sides.map(({ field, yours, now, isYours }) => (
        <Radio.Group
          key={field}
          label={labelIn(form.current, field)}
          value={isYours ? 'yours' : 'now'}
          onChange={(side) => of.take(field, side === 'yours' ? yours : now)}
        >
          <div className={css.sides}>
            <Radio value="yours" label="Yours" description={choiceIn(form.current, field, yours)} />
            <Radio value="now" label="Now" description={choiceIn(form.current, field, now)} />
          </div>
        </Radio.Group>
      ))}
    </section>
  );
}

const controlIn = (form: HTMLFormElement | null, field: string) =>
  form?.querySelector<HTMLElement>(`[data-path="${CSS.escape(field)}"]`) ?? undefined;

function labelIn(form: HTMLFormElement | null, field: string): string {
  const control = controlIn(form, field);
  const label = control && labelOf(control, control.closest('.mantine-InputWrapper-root') ?? control);
  return label?.replace(/\s*\*$/, '') || spaced(field);
}

/** As its field calls it where that has a word for it. */
function choiceIn(form: HTMLFormElement | null, field: string, value: unknown): string {
  const control = controlIn(form, field);
  const options = control instanceof HTMLSelectElement ? [...control.options] : [];
  return options.find((option) => option.value === value)?.text ?? valueWords(value);
}
