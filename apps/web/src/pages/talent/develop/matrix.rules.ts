import type { MatrixCell } from '@talent-os/contracts/talent/skill-matrix';

/** How a level stands to what the seat takes. */
export type Standing = 'above' | 'meets' | 'short-1' | 'short-2' | 'short-3' | 'free' | 'none';

type Level = Pick<MatrixCell, 'level' | 'required'>;

/** Beyond it, exactly there, or so many levels short; `free` where the seat does not ask, `none` where nothing is known either. */
export function standingOf({ level, required }: Level): Standing {
  if (required === null) return level > 0 ? 'free' : 'none';
  if (level > required) return 'above';
  if (level === required) return 'meets';
  return `short-${Math.min(3, required - level) as 1 | 2 | 3}`;
}

/** What a cell says to who hears it. */
export function cellText({ level, required, verified, asked }: Omit<MatrixCell, 'skillId'>): string {
  const known = level > 0 ? `level ${level}` : 'level 0, nothing known';
  const takes = required === null ? 'not asked for' : `${required} required`;
  return [known, takes, level > 0 && verified && 'confirmed', asked && 'asks for a confirmation']
    .filter(Boolean)
    .join(', ');
}

/** What stands in a cell: the level, or the levels missing. */
export function cellFigure({ level, required }: Level, shows: 'level' | 'gap'): string {
  if (shows === 'level') return level > 0 || required !== null ? String(level) : '–';
  if (required === null) return '–';
  const gap = level - required;
  return gap > 0 ? `+${gap}` : gap === 0 ? '0' : `−${-gap}`;
}
