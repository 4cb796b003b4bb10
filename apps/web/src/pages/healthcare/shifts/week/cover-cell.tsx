import clsx from 'clsx';
import { longDay } from './labels';
import type { Cover } from './week.rules';
import css from './week.module.css';

type Mark = 'on' | 'claim' | 'plan' | 'open';

/** The places of a kind of shift, as squares: who is confirmed, what is claimed, what is planned, what nobody has. */
export function marksOf({ needed, confirmed, pending, planned }: Cover): readonly Mark[] {
  const taken: Mark[] = [
    ...Array.from({ length: confirmed }, () => 'on' as const),
    ...Array.from({ length: pending }, () => 'claim' as const),
    ...Array.from({ length: planned }, () => 'plan' as const),
  ];
  return [...taken, ...Array.from({ length: Math.max(0, needed - taken.length) }, () => 'open' as const)];
}

/** `Wednesday, Nov 25, night: 1 of 3 confirmed, 1 claim, 1 open`. */
export function coverText({ date, part, needed, confirmed, pending, planned, free, slots }: Cover): string {
  const parts = [
    `${confirmed} of ${needed} confirmed`,
    ...(pending > 0 ? [`${pending} ${pending === 1 ? 'claim' : 'claims'}`] : []),
    ...(planned > 0 ? [`${planned} planned`] : []),
    ...(free > 0 ? [`${free} open`] : []),
    ...(slots.length === 0 ? ['no shift'] : []),
  ];
  return `${longDay(date)}, ${part}: ${parts.join(', ')}`;
}

type CoverCellProps = {
  readonly cover: Cover;
  readonly chosen: boolean;
  readonly at: string;
  readonly first?: boolean;
  readonly onChoose: (cover: Cover, cell: HTMLElement) => void;
};

/** How one kind of shift of a day is covered; a click asks who could take what is open. */
export function CoverCell({ cover, chosen, at, first, onChoose }: CoverCellProps) {
  const { needed, confirmed, planned, slots } = cover;
  const draft = slots.length > 0 && slots.every(({ status }) => status === 'draft');
  const short = slots.length > 0 && !draft && confirmed < needed;
  const open = slots.find(({ free, started }) => free > 0 && !started);
  return (
    <button
      type="button"
      className={clsx(css.cover, short && css.short, draft && css.draft)}
      aria-label={coverText(cover)}
      aria-pressed={chosen}
      tabIndex={first ? 0 : -1}
      data-at={at}
      {...(open && { draggable: true, 'data-slot': open.shiftId })}
      onClick={(event) => onChoose(cover, event.currentTarget)}
    >
      <span className={css.marks} aria-hidden>
        {marksOf(cover).map((mark, index) => (
          // Squares have no identity: the order is all they say.
          // oxlint-disable-next-line react/no-array-index-key
          <i key={index} data-mark={mark} />
        ))}
      </span>
      <span className={css.ratio} aria-hidden>
        {draft ? planned : confirmed}/{needed}
      </span>
    </button>
  );
}
