import type { ApplicationDetail } from '@talent-os/contracts/talent/applications';
import { Meter } from '@/ui/figures/meter';
import { Section } from '@/ui/page/section';
import { isUnscored, NO_SCORE } from '../labels';
import css from './application.module.css';

/** How well a person's skills meet what the position asks for, part by part. It sorts and explains, it never decides. */
export function Match({ application: { match, parts } }: { readonly application: ApplicationDetail }) {
  return (
    <Section title={match === null ? 'Match' : `Match ${match}%`} label="Match">
      {isUnscored({ match, parts }) && <p className={css.quiet}>{NO_SCORE}</p>}
      {parts.length === 0 && <p className={css.quiet}>The position asks for no skills</p>}
      <ul className={css.parts}>
        {parts.map(({ skill, level, required, share, verified }) => (
          <li key={skill}>
            <span className={css.skill}>{skill}</span>
            <Meter percent={100 * share} label={`${skill}, share of the required level`} />
            <span className={css.level}>
              {level === 0 ? 'No level on record' : `Level ${level}${verified ? ', verified' : ''}`}, asked for:{' '}
              {required}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
