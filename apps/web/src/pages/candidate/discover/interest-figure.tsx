import type { AssessmentResult } from '@talent-os/contracts/talent/assessment';
import { AREA_MOST, interestAreas } from '@talent-os/contracts/talent/assessment-scales';
import { corners } from './assessment.rules';
import css from './discover.module.css';

type Interests = AssessmentResult['interests'];

/** The hexagon: its radius, and room for the names around it. */
const [RADIUS, ROOM] = [104, 88];
const WIDTH = 2 * (RADIUS + ROOM);
const HEIGHT = 2 * (RADIUS + 34);
const pointsOf = (shares: readonly number[]) => corners(shares, RADIUS).join(' ');
/** Where a name begins, by whether its corner lies left, right or in the middle. */
const anchorOf = (x: number) => (Math.abs(x) < 1 ? 'middle' : x < 0 ? 'end' : 'start');

/** How much each area is liked, around the hexagon in which neighbors are alike. */
export function InterestFigure({ interests }: { readonly interests: Interests }) {
  const names = corners(Array<number>(interests.length).fill(1.09), RADIUS);
  const label = interests.map(({ area, score }) => `${interestAreas[area]} ${score}`).join(', ');
  return (
    <svg
      className={css.figure}
      role="img"
      aria-label={`Interests, each out of ${AREA_MOST}: ${label}`}
      viewBox={`${-WIDTH / 2} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}`}
    >
      {[0.25, 0.5, 0.75, 1].map((share) => (
        <polygon key={share} className={css.ring} points={pointsOf(interests.map(() => share))} />
      ))}
      {corners(
        interests.map(() => 1),
        RADIUS,
      ).map(([x, y], at) => (
        <line key={interests[at]!.area} className={css.ring} x2={x} y2={y} />
      ))}
      <polygon className={css.shape} points={pointsOf(interests.map(({ score }) => score / AREA_MOST))} />
      {names.map(([x, y], at) => (
        <text key={interests[at]!.area} className={css.name} x={x} y={y} dy="0.32em" textAnchor={anchorOf(x)}>
          {interestAreas[interests[at]!.area]}
        </text>
      ))}
    </svg>
  );
}
