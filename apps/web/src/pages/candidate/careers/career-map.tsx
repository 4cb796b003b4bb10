import type { CareerRole, CareerStep } from '@talent-os/contracts/talent/careers';
import clsx from 'clsx';
import { counted } from '@/lib/counted';
import { BOX, drawnMap } from './careers.rules';
import css from './careers.module.css';

type CareerMapProps = {
  readonly roles: readonly CareerRole[];
  readonly steps: readonly CareerStep[];
  /** Where the way begins. */
  readonly here: string;
  /** Steps of the ways that are looked at, `from to`. */
  readonly chosen: ReadonlySet<string>;
  readonly goals: readonly string[];
  readonly onChoose: (key: string) => void;
};

/** Roles in columns, each a button, and the steps between them; it scrolls sideways where it does not fit. */
export function CareerMap({ roles, steps, here, chosen, goals, onChoose }: CareerMapProps) {
  const { placed, lines, width, height } = drawnMap(roles, steps);
  return (
    <div className={css.scroll} role="group" aria-label="Map of roles">
      <div className={css.map} style={{ width, height }}>
        <svg width={width} height={height} aria-hidden>
          {lines.map(({ step, path }) => (
            <path
              key={`${step.from} ${step.to}`}
              d={path}
              className={clsx(css.line, chosen.has(`${step.from} ${step.to}`) && css.chosen)}
            />
          ))}
        </svg>
        {placed.map(({ role: { key, title, readiness, seats }, x, y }) => (
          <button
            key={key}
            type="button"
            className={css.role}
            style={{ left: x, top: y, width: BOX.width, height: BOX.height }}
            aria-pressed={goals.includes(key)}
            aria-current={key === here ? 'step' : undefined}
            onClick={() => onChoose(key)}
          >
            <b>{title}</b>
            <span>
              {readiness}% ready{seats > 0 && ` · ${counted(seats, 'open positions')}`}
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}
