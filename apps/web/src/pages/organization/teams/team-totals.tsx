import type { Output } from '@talent-os/contracts/define';
import type { getTeamTree } from '@talent-os/contracts/identity/team-setup';
import { count } from '@/lib/format';
import css from './teams.module.css';

/** What all teams come to, and what the circles mean. */
export function TeamTotals({
  teams: { items, people, vacanciesKnown },
}: {
  readonly teams: Output<typeof getTeamTree>;
}) {
  const vacant = items.reduce((sum, { vacancies }) => sum + vacancies.length, 0);
  return (
    <div className={css.bar}>
      <span>
        <b>{count(items.length)}</b> {items.length === 1 ? 'team' : 'teams'}
      </span>
      <span>
        <b>{count(people)}</b> {people === 1 ? 'person' : 'people'}
      </span>
      <span>
        {vacanciesKnown ? (
          <>
            <b>{count(vacant)}</b> vacant {vacant === 1 ? 'seat' : 'seats'}
          </>
        ) : (
          'Vacant seats cannot be shown now'
        )}
      </span>
      <span className={css.keys} aria-hidden>
        <span>
          <i className={css.filled} /> Filled
        </span>
        <span>
          <i className={css.hollow} /> Vacant
        </span>
      </span>
    </div>
  );
}
