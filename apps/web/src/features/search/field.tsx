import { CloseButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { MOST_TYPED } from '@talent-os/contracts/search/limits';
import type { KeyboardEvent, ReactNode } from 'react';
import css from './palette.module.css';

type FieldProps = {
  readonly text: string;
  /** Id of the list of options, and of the chosen one. */
  readonly list: string;
  readonly active: string | undefined;
  readonly onType: (text: string) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onFocus: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Where people type what they look for. */
export const Field = ({ text, list, active, onType, onKey, onFocus, onClose, children }: FieldProps) => (
  <div className={css.field}>
    <IconSearch size={19} aria-hidden />
    <input
      type="text"
      role="combobox"
      aria-label="Search or jump to"
      aria-expanded
      aria-controls={list}
      aria-autocomplete="list"
      aria-activedescendant={active}
      placeholder="Search people, records, screens and actions"
      autoComplete="off"
      spellCheck={false}
      maxLength={MOST_TYPED}
      value={text}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
      onKeyDown={onKey}
      onFocus={onFocus}
      data-autofocus
    />
    {children}
    <CloseButton className={css.close} size="md" aria-label="Close search" onClick={onClose} />
  </div>
);
