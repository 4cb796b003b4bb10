import { Checkbox } from '@mantine/core';
import type { DevelopmentItem } from '@talent-os/contracts/talent/development-plans';
import { developmentActions } from '@talent-os/contracts/talent/development-states';
import type { ReactNode } from 'react';
import { day } from '@/lib/format';
import { useToday } from '@/lib/use-today';
import { RowButton } from '@/ui/button/row-button';
import { Quiet } from '@/ui/display/quiet';
import css from './plan-items.module.css';

type PlanItemsProps = {
  readonly items: readonly DevelopmentItem[];
  /** Ticks are taken now. */
  readonly open: boolean;
  readonly onTick: (item: DevelopmentItem) => void;
  /** Takes an open item out of the plan; absent where nothing is taken out. */
  readonly onRemove?: ((item: DevelopmentItem) => void) | undefined;
  /** What else is done about an item, beside it. */
  readonly renderActions?: (item: DevelopmentItem) => ReactNode;
};

const courseText = ({ course }: DevelopmentItem): string =>
  course && course.status !== 'completed' ? ` · ${course.partsDone} of ${course.parts} parts finished` : '';

/** What is done in a plan, by day: each with its skill, the levels it leads from and to, and a tick. */
export function PlanItems({ items, open, onTick, onRemove, renderActions }: PlanItemsProps) {
  const today = useToday();
  return (
    <ul className={css.items}>
      {items.map((item) => {
        const { id, text, skill, fromLevel, toLevel, action, dueOn, doneAt, doneByName } = item;
        return (
          <li key={id}>
            <Checkbox
              label={text}
              description={
                <>
                  {skill}, {fromLevel > 0 ? `level ${fromLevel} to ${toLevel}` : `to level ${toLevel}`} ·{' '}
                  {developmentActions[action]}
                  {courseText(item)} ·{' '}
                  <Quiet late={!doneAt && dueOn < today}>
                    {doneByName ? `Done by ${doneByName}` : `Due ${day(dueOn)}`}
                  </Quiet>
                </>
              }
              checked={doneAt !== null}
              disabled={!open}
              onChange={() => onTick(item)}
            />
            {renderActions?.(item)}
            {onRemove && !doneAt && (
              <RowButton label="Take out" of={text} variant="subtle" onClick={() => onRemove(item)} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
