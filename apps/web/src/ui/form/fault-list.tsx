import { Kbd } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { counted } from '@/lib/counted';
import { goTo, type Fault } from './faults';
import css from './form.module.css';

/** What is to be mended, each with the way to its field. */
export const FaultList = ({ faults }: { readonly faults: readonly Fault[] }) => (
  <section className={css.faults} aria-label="To fix">
    <p className={css.count}>
      <IconAlertCircle size={16} stroke={1.8} aria-hidden />
      {counted(faults.length, 'things', 'thing')} to fix
      {faults.length > 1 && (
        <span className={css.key}>
          <Kbd size="xs">F8</Kbd> next
        </span>
      )}
    </p>
    <ol className={css.list}>
      {faults.map((fault) => (
        <li key={fault.label}>
          <button type="button" className={css.fault} onClick={() => goTo(fault)}>
            <span className={css.label}>{fault.label}</span>
            <span className={css.message}>{fault.message}</span>
          </button>
        </li>
      ))}
    </ol>
  </section>
);
