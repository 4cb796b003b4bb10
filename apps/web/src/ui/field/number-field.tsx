import { Input, TextInput, type TextInputProps } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { plain, useTypedNumber } from './use-typed-number';
import css from './number-field.module.css';

type NumberFieldProps = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'onKeyDown' | 'type'> & {
  readonly value?: number | string | null | undefined;
  /** Told a number, the empty text where nothing is typed, and what is no number as the text it is. */
  readonly onChange?: ((value: number | string) => void) | undefined;
  /** Most digits behind the decimal mark; 0 for what is counted. */
  readonly decimals?: number;
  /** By how much, and between what, the arrow keys change it. */
  readonly step?: number;
  readonly min?: number;
  readonly max?: number;
  /** A number as it is said: `$250,000`. */
  readonly inWords?: (value: number) => string;
};

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * A number as people type it, in either way of writing. What can be read in two ways is said in words below it, before it
 * is saved; what is none is said as well, once the field is left.
 */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, decimals = 4, step = 1, min = -Infinity, max = Infinity, inWords, ...rest } = props;
  const { shown, reading, type, tidy } = useTypedNumber(value ?? '', decimals, onChange);
  const [left, setLeft] = useState(false);
  const change = (by: number) => {
    const next = Math.min(max, Math.max(min, (reading?.value ?? 0) + by));
    type(plain(Number(next.toFixed(decimals)), decimals));
  };
  const isNone = left && shown.trim() !== '' && !reading;
  return (
    <TextInput
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      descriptionProps={{ 'aria-live': 'polite' }}
      {...rest}
      value={shown}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => {
        const by = STEPS[event.key];
        if (by === undefined || rest.readOnly) return;
        event.preventDefault();
        change(by * step);
      }}
      onFocus={(event) => {
        setLeft(false);
        rest.onFocus?.(event);
      }}
      onBlur={(event) => {
        setLeft(true);
        tidy();
        rest.onBlur?.(event);
      }}
      wrapperProps={{ 'data-inline': rest.label ? undefined : true }}
      {...hinted(reading?.unsure ? readAs(reading.value, decimals, inWords) : undefined, rest.description)}
      error={isNone ? noneOf(decimals) : rest.error}
    />
  );
}

/** How a number is read stands below it, what there is to know of the field above. */
const hinted = (hint: string | undefined, help: ReactNode): Partial<TextInputProps> => {
  if (!hint) return { classNames: { root: css.field } };
  if (!help)
    return {
      description: hint,
      inputWrapperOrder: ['label', 'input', 'description', 'error'],
      classNames: { root: css.field, description: css.hint },
    };
  const below = (input: ReactNode) => (
    <>
      {input}
      <Input.Description className={css.hint} aria-live="polite">
        {hint}
      </Input.Description>
    </>
  );
  return { inputContainer: below, classNames: { root: css.field } };
};

const readAs = (value: number, decimals: number, inWords: NumberFieldProps['inWords']): string =>
  `Read as ${inWords?.(value) ?? plain(value, decimals)}`;

const noneOf = (decimals: number): string =>
  decimals === 0 ? 'Write a whole number' : `Write a number with at most ${decimals} decimals`;
