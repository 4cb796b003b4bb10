import { useQuery } from '@tanstack/react-query';
import type { Strategy } from '@talent-os/contracts/identity/strategy';
import { pillarProgress } from '@talent-os/contracts/productivity/goals';
import { counted } from '@/lib/counted';
import { query } from '@/lib/query';
import { useMay } from '@/lib/use-may';
import { AppLink } from '@/ui/button/app-link';
import { Meter } from '@/ui/figures/meter';
import css from './strategy.module.css';

/** Every pillar with how far the goals below it have come; each figure opens its goals. */
export function PillarList({ pillars }: Pick<Strategy, 'pillars'>) {
  const mayRead = useMay(pillarProgress);
  const progress = useQuery({ ...query(pillarProgress, {}), enabled: mayRead });
  return (
    <ul className={css.pillars} aria-label="Pillars">
      {pillars.map(({ id, name, text }) => {
        const of = progress.data?.items.find(({ pillarId }) => pillarId === id);
        return (
          <li key={id}>
            <h2>{name}</h2>
            {text && <p>{text}</p>}
            {of && (
              <div className={css.progress}>
                <Meter percent={of.score * 100} label={`How far ${name} has come`} showValue />
                <AppLink to={`/productivity?${new URLSearchParams({ view: 'goals', pillarId: id })}`}>
                  {counted(of.goals, 'goals')}
                </AppLink>
              </div>
            )}
            {progress.data && !of && <p className={css.none}>No goal of the organization below it yet</p>}
          </li>
        );
      })}
    </ul>
  );
}
