import type { CandidateRow } from '@talent-os/contracts/talent/candidates';
import type { LeftOut } from '@talent-os/contracts/talent/pool-message-shapes';
import { counted } from '@/lib/counted';
import { month } from '@/lib/format';

/** Levels of a skill, from 1 to 5. */
export const LEVELS = [1, 2, 3, 4, 5] as const;
const names = ['Novice', 'Advanced beginner', 'Competent', 'Proficient', 'Expert'] as const;

export const levelChoices = LEVELS.map((level) => ({
  value: String(level),
  label: level === LEVELS.length ? names[level - 1]! : `${names[level - 1]} or more`,
}));

type Skill = CandidateRow['skills'][number];

/** How well somebody does something, for people who hear it. */
export const levelText = ({ skill, level, verified }: Skill): string =>
  `${skill}: ${names[level - 1]!.toLowerCase()}, ${level} of ${LEVELS.length}${verified ? ', verified' : ''}`;

/** What people do, and what they came far for before. */
export const standingText = ({ standing, finalistFor, finalistAt, headline }: CandidateRow): string => {
  if (standing === 'finalist' && finalistFor && finalistAt)
    return `${headline} · finalist for ${finalistFor}, ${month(finalistAt.slice(0, 7))}`;
  return standing === 'internal' ? `${headline} · works here` : headline;
};

/** Days before a consent ends in which the list says so. */
const SOON_DAYS = 30;
const DAY_MS = 86_400_000;

/** Whether a consent ends so soon that somebody should ask again. Both are days. */
export const endsSoon = (consentUntil: string, today: string): boolean =>
  Date.parse(consentUntil) - Date.parse(today) < SOON_DAYS * DAY_MS;

/** Who is left out of a message, and why; nothing where nobody is. */
export function leftOutText({ expired, optedOut }: LeftOut): string | undefined {
  const why = [
    expired > 0 && `${counted(expired, 'people', 'person')} whose consent has ended`,
    optedOut > 0 && `${counted(optedOut, 'people', 'person')} who want no messages`,
  ].filter((one) => one !== false);
  return why.length > 0 ? `Left out: ${why.join(', ')}` : undefined;
}
