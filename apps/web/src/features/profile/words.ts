import { skillLevels } from '@talent-os/contracts/talent/own-skills';
import { month } from '@/lib/format';

/** A level as people read it. */
export const levelText = (level: number): string => `${skillLevels[level as keyof typeof skillLevels]}, ${level} of 5`;
/** The levels to choose from, in words. */
export const levelChoices = Object.keys(skillLevels).map((value) => ({ value, label: levelText(Number(value)) }));

/** From when until when something went on. */
export const monthsText = (span: { readonly startMonth: string; readonly endMonth: string | null }): string =>
  span.endMonth === span.startMonth
    ? month(span.startMonth)
    : `${month(span.startMonth)} – ${span.endMonth ? month(span.endMonth) : 'today'}`;
