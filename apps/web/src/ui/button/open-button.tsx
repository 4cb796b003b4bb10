import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import css from '../table/cell.module.css';

type OpenButtonProps = {
  /** For people who hear it, where the words in it do not tell records apart. */
  readonly label?: string;
  readonly onOpen: () => void;
  readonly children: ReactNode;
};

/** The name of a record, which opens it; the row around it hears nothing of the click. */
export const OpenButton = ({ label, onOpen, children }: OpenButtonProps) => (
  <UnstyledButton
    className={css.name ?? ''}
    {...(label && { 'aria-label': label })}
    onClick={(event) => {
      event.stopPropagation();
      onOpen();
    }}
  >
    {children}
  </UnstyledButton>
);
