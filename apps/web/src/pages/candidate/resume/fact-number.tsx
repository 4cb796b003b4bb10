import { VisuallyHidden } from '@mantine/core';
import css from './resume.module.css';

type FactNumberProps = { readonly number: number; readonly isLit: boolean };

/** What a fact is called on this screen, wherever it stands. */
export const FactNumber = ({ number, isLit }: FactNumberProps) => (
  <span className={css.number} data-lit={isLit}>
    <VisuallyHidden>Fact </VisuallyHidden>
    {number}
  </span>
);
