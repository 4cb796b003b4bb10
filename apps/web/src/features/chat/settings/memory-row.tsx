import type { Memory } from '@talent-os/contracts/chat/memories';
import { useFormat } from '@/lib/use-format';
import { RowButton } from '@/ui/button/row-button';
import css from './settings.module.css';

/** What is to be done with a memory: with a new one, or with all of them, where none is named. */
export type OnMemoryAction = (deed: 'keep' | 'forget', memory?: Memory) => void;

type MemoryRowProps = { readonly memory: Memory; readonly onDeed: OnMemoryAction };

/** One thing the assistant remembers. */
export function MemoryRow({ memory, onDeed }: MemoryRowProps) {
  const { text, createdAt } = memory;
  const { dayOf } = useFormat();
  return (
    <li className={css.memory}>
      <span className={css.text}>
        {text}
        <span className={css.quiet}>Since {dayOf(createdAt)}</span>
      </span>
      <RowButton label="Edit" of={text} variant="default" onClick={() => onDeed('keep', memory)} />
      <RowButton label="Forget" of={text} variant="default" onClick={() => onDeed('forget', memory)} />
    </li>
  );
}
