import { useQuery } from '@tanstack/react-query';
import type { OwnJourney } from '@talent-os/contracts/identity/journey-shapes';
import { myJourneys } from '@talent-os/contracts/identity/journeys';
import { day } from '@/lib/format';
import { query } from '@/lib/query';
import { useReachable } from '@/lib/use-reachable';
import { useToday } from '@/lib/use-today';
import { AppLink } from '@/ui/button/app-link';
import { Card } from '@/ui/page/card';
import { Meter } from '@/ui/figures/meter';
import css from './overview.module.css';

/** Journeys the caller is on: how far they are, and the screen of the next step. Nothing where they are on none. */
export function JourneysCard() {
  const { data } = useQuery(query(myJourneys, {}));
  if (!data || data.items.length === 0) return null;
  return (
    <Card title="Journeys">
      <ul className={css.lines}>
        {data.items.map((journey) => (
          <JourneyLine key={journey.id} journey={journey} />
        ))}
      </ul>
    </Card>
  );
}

function JourneyLine({ journey: { name, done, stepCount, next } }: { readonly journey: OwnJourney }) {
  const today = useToday();
  const reachable = useReachable();
  return (
    <li>
      <div className={css.journey}>
        <b>{name}</b>
        <span>
          Next step of your journey:{' '}
          {reachable(next.route) ? <AppLink to={next.route}>{next.title}</AppLink> : next.title}
        </span>
        <Meter percent={(100 * done) / stepCount} label={`${done} of ${stepCount} steps of ${name} done`} />
        <small data-late={next.dueOn < today}>
          {done} of {stepCount} done, next due {day(next.dueOn)}
        </small>
      </div>
    </li>
  );
}
