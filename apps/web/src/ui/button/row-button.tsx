import { Button, type ButtonProps } from '@mantine/core';
import type { MouseEventHandler } from 'react';

type RowButtonProps = Pick<ButtonProps, 'variant' | 'disabled' | 'loading' | 'mt'> & {
  readonly label: string;
  /** The record of the row, for people who hear the button without it. */
  readonly of: string;
  readonly onClick: MouseEventHandler<HTMLButtonElement>;
};

/** A button beside a record of a list. */
export const RowButton = ({ label, of, ...button }: RowButtonProps) => (
  <Button size="xs" aria-label={`${label} ${of}`} {...button}>
    {label}
  </Button>
);
