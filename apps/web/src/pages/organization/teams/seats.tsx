import css from './teams.module.css';

/** Circles in a row; of a larger team the rest is a number. */
const MOST = 16;

type SeatsProps = { readonly people: number; readonly vacant: number };

/** One circle for each seat. */
export function Seats({ people, vacant }: SeatsProps) {
  const hollow = Math.min(vacant, MOST);
  const filled = Math.min(people, MOST - Math.min(hollow, MOST / 2));
  const more = people - filled;
  return (
    <span className={css.seats} role="img" aria-label={`${people} filled, ${vacant} vacant`}>
      {Array.from({ length: filled }, (_, at) => (
        <i key={`filled ${at}`} className={css.filled} />
      ))}
      {more > 0 && <small>+{more}</small>}
      {Array.from({ length: hollow }, (_, at) => (
        <i key={`vacant ${at}`} className={css.hollow} />
      ))}
    </span>
  );
}
