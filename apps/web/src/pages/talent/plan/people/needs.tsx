import type { TeamPersonDetail } from '@talent-os/contracts/talent/team-people';
import { Quiet } from '@/ui/display/quiet';
import { Section } from '@/ui/page/section';
import { Meter } from '@/ui/figures/meter';
import css from './people.module.css';

/** What the next role takes next to what is known of the person; nothing where there is no readiness. */
export function Needs({ person: { name, nextRole, readiness, needs } }: { readonly person: TeamPersonDetail }) {
  if (readiness === null || needs.length === 0) return null;
  return (
    <Section title="Readiness">
      <Meter percent={readiness} label={`${name} is ready for ${nextRole}`} showValue />
      <ul className={css.needs}>
        {needs.map(({ skill, level, required, verified }) => (
          <li key={skill}>
            <span>{skill}</span>
            <Quiet>
              {level > 0 ? `level ${level}` : 'not shown'} of {required}
              {verified && level > 0 && ', confirmed'}
            </Quiet>
          </li>
        ))}
      </ul>
      <Quiet>Levels somebody else has confirmed count, and those people share themselves.</Quiet>
    </Section>
  );
}
