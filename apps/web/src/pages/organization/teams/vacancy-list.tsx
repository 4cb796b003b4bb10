import { listPositions } from '@talent-os/contracts/talent/positions';
import type { TeamRow } from '@talent-os/contracts/identity/team-setup';
import { ago } from '@/lib/format';
import { counted } from '@/lib/counted';
import { useMay } from '@/lib/use-may';
import { AppLink } from '@/ui/button/app-link';
import css from './teams.module.css';

/** Seats nobody holds yet, with the pipeline of each where it may be opened. */
export function VacancyList({ vacancies }: { readonly vacancies: TeamRow['vacancies'] }) {
  const mayOpen = useMay(listPositions);
  return (
    <ul className={css.vacancies}>
      {vacancies.map(({ positionId, title, openedAt, applicants }) => (
        <li key={positionId}>
          <i className={css.hollow} aria-hidden />
          <span>
            <b>{title}</b>
            <small>
              Opened {ago(openedAt)} ·{' '}
              {mayOpen ? (
                <AppLink to={`/talent/recruit/pipeline?positionId=${positionId}`}>{applicants} in the pipeline</AppLink>
              ) : (
                counted(applicants, 'applicants')
              )}
            </small>
          </span>
        </li>
      ))}
    </ul>
  );
}
