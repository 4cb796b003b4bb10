import { IconRosetteDiscountCheckFilled } from '@tabler/icons-react';
import type { CandidateRow } from '@talent-os/contracts/talent/candidates';
import { LEVELS, levelText } from './labels';
import css from './people.module.css';

/** Skills with their level, and a mark where another person has confirmed it. */
export const Levels = ({ skills }: Pick<CandidateRow, 'skills'>) => (
  <ul className={css.skills}>
    {skills.map((skill) => (
      <li key={skill.skill}>
        <span>{skill.skill}</span>
        <span className={css.level} role="img" aria-label={levelText(skill)}>
          {LEVELS.map((level) => (
            <i key={level} data-held={level <= skill.level || undefined} />
          ))}
          {skill.verified && <IconRosetteDiscountCheckFilled size={14} className={css.verified} />}
        </span>
      </li>
    ))}
  </ul>
);
