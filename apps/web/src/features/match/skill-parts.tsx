import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import { Meter } from '@/ui/figures/meter';
import css from './match.module.css';

type SkillPart = {
  readonly skill: string;
  readonly level: number;
  readonly required: number;
  readonly share: number;
  readonly verified: boolean;
};

type SkillPartsProps = {
  /** What the whole is called. */
  readonly label: string;
  /** Percent; null where the position asks for nothing. */
  readonly whole: number | null;
  readonly parts: readonly SkillPart[];
};

/** How well somebody’s skills meet what a position asks for: as a whole, and skill by skill. Gaps are named. */
export function SkillParts({ label, whole, parts }: SkillPartsProps) {
  if (whole === null) return <p className={css.none}>This position names no required skills.</p>;
  return (
    <div className={css.match}>
      <div className={css.whole}>
        <span>{label}</span>
        <Meter percent={whole} label={label} showValue />
      </div>
      <ul className={css.parts}>
        {parts.map((part) => (
          <Part key={part.skill} {...part} />
        ))}
      </ul>
    </div>
  );
}

function Part({ skill, level, required, share, verified }: SkillPart) {
  return (
    <li>
      <span className={css.skill}>
        {skill}
        {verified && <IconRosetteDiscountCheck size={15} role="img" aria-label="verified" />}
      </span>
      <Meter percent={share * 100} label={`${skill}: level ${level} of ${required}`} />
      <span className={css.level} data-gap={level < required}>
        {level} of {required}
      </span>
    </li>
  );
}
