import { Popover } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState, type ReactNode, type Ref } from 'react';
import css from './filter-chip.module.css';

type ChipTextProps = {
  readonly label: string;
  /** The word between: `Stage is Offer`. */
  readonly verb?: string;
  readonly value?: string | undefined;
};

export const ChipText = ({ label, verb = 'is', value }: ChipTextProps) =>
  value === undefined ? (
    <b>{label}</b>
  ) : (
    <>
      {label} {verb} <b>{value}</b>
    </>
  );

type ChipShellProps = {
  readonly children: ReactNode;
  /** Narrows the list although nobody has said so: it can be chosen otherwise, not taken away. */
  readonly implied?: boolean;
  /** What taking it away is called. */
  readonly removes: string;
  readonly onRemove: () => void;
  readonly ref?: Ref<HTMLSpanElement>;
};

/** One filter in words, with the way to take it away. */
export const ChipShell = ({ children, implied = false, removes, onRemove, ref }: ChipShellProps) => (
  <span className={css.chip} data-filter-chip data-implied={implied || undefined} ref={ref}>
    {children}
    {!implied && (
      <button type="button" className={css.remove} aria-label={`Remove filter: ${removes}`} onClick={onRemove}>
        <IconX size={14} aria-hidden />
      </button>
    )}
  </span>
);

type FieldChipProps = ChipTextProps & {
  readonly adding: boolean;
  readonly onAdded: () => void;
  readonly onRemove: () => void;
  /** The field that changes it. */
  readonly children: ReactNode;
};

/** A filter whose value is written or looked up: its field opens from the chip. */
export function FieldChip({ adding, onAdded, onRemove, children, ...text }: FieldChipProps) {
  const [opened, setOpened] = useState(false);
  const change = (open: boolean) => {
    setOpened(open);
    if (!open) onAdded();
  };
  return (
    <Popover opened={opened || adding} onChange={change} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <ChipShell removes={text.label} onRemove={onRemove}>
          <button type="button" className={css.text} aria-expanded={opened || adding} onClick={() => change(!opened)}>
            <ChipText {...text} value={text.value ?? '…'} />
          </button>
        </ChipShell>
      </Popover.Target>
      <Popover.Dropdown aria-label={text.label}>{children}</Popover.Dropdown>
    </Popover>
  );
}
