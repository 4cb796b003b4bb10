import { NOTABLE_CHANGE, scales, type Scale } from '@talent-os/contracts/productivity/wellness-instruments';
import { decimal } from '@/lib/format';

type ScaleResult = { readonly scale: Scale; readonly score: number; readonly change: number | null };

/** Where a person stands, in one line: `Well-being 48, down 12 since last time`. */
export function standingOf(scores: readonly ScaleResult[]): string {
  return scores
    .map(({ scale, score, change }) => {
      const said = `${scales[scale].label} ${decimal(score)}`;
      if (change === null || Math.abs(change) < NOTABLE_CHANGE) return said;
      return `${said}, ${change > 0 ? 'up' : 'down'} ${decimal(Math.abs(change))} since last time`;
    })
    .join(' · ');
}
