import clsx from 'clsx';
import css from './excellence.module.css';

type RulerProps = {
  /** What people hear of it. */
  readonly label: string;
  readonly score: number;
  /** What it was before. */
  readonly before?: number | null | undefined;
  /** What the answers alone come to, and the figure. */
  readonly said?: number | null | undefined;
  readonly seen?: number | null | undefined;
};

const at = (points: number) => ({ left: `${points}%` });

/** Points from 0 to 100 on a line whose weak half is marked. */
export const Ruler = ({ label, score, before, said, seen }: RulerProps) => (
  <div className={css.ruler} role="img" aria-label={label}>
    <i className={css.weak} />
    {said !== null && said !== undefined && <i className={css.said} style={at(said)} />}
    {seen !== null && seen !== undefined && <i className={css.seen} style={at(seen)} />}
    {before !== null && before !== undefined && <i className={css.before} style={at(before)} />}
    <i
      className={clsx(said === undefined ? css.dot : css.mark)}
      data-fell={(before ?? score) > score || undefined}
      style={at(score)}
    />
  </div>
);
