import { NOTABLE_CHANGE, scales, type Scale } from '@talent-os/contracts/productivity/wellness-instruments';
import { decimal } from '../../../lib/format';

type Scored = { readonly scale: Scale; readonly score: number; readonly change: number | null };

/** Where somebody stands, in one line: `Well-being 48, down 12 since last time`. */
export function standingOf(scores: readonly Scored[]): string {
  return scores
    .map(({ scale, score, change }) => {
      const said = `${scales[scale].label} ${decimal(score)}`;
      if (change === null || Math.abs(change) < NOTABLE_CHANGE) return said;
      return `${said}, ${change > 0 ? 'up' : 'down'} ${decimal(Math.abs(change))} since last time`;
    })
    .join(' · ');
}

/** How a score reads, where its scale has a line to be above or below. */
export function bandOf(scale: Scale, score: number): 'low' | 'high' | 'elevated' | undefined {
  const { support, elevated } = scales[scale];
  if (support?.when === 'low' && score <= support.at) return 'low';
  if (support?.when === 'high' && score >= support.at) return 'high';
  return elevated !== undefined && score >= elevated ? 'elevated' : undefined;
}
