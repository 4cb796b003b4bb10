import type { OwnProfile } from '@talent-os/contracts/talent/own-profile';
import css from './profile.module.css';

/** Room between two parts, in hundredths of the ring. */
const ROOM = 1.6;

type RingProps = { readonly parts: OwnProfile['parts']; readonly percent: number };

/** The parts of a profile around what they come to; what is there is filled. */
export function Ring({ parts, percent }: RingProps) {
  const total = parts.reduce((sum, { points }) => sum + points, 0);
  const arcs = parts.map(({ part, points, done }, at) => {
    const before = parts.slice(0, at).reduce((sum, other) => sum + other.points, 0);
    return { part, done, from: (100 * before) / total, length: (100 * points) / total - ROOM };
  });
  return (
    <div className={css.ring} role="img" aria-label={`${percent}% complete`}>
      <svg viewBox="0 0 100 100" aria-hidden>
        {arcs.map(({ part, done, from, length }) => (
          <circle
            key={part}
            cx="50"
            cy="50"
            r="43"
            pathLength={100}
            data-done={done}
            strokeDasharray={`${length} ${100 - length}`}
            strokeDashoffset={-from}
          />
        ))}
      </svg>
      <span aria-hidden>
        <b className="num">{percent}%</b>
        complete
      </span>
    </div>
  );
}
