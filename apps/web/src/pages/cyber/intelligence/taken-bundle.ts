import type { TakenBundle } from '@talent-os/contracts/cyber/bundle-imports';
import { counted } from '@/lib/counted';
import type { ImportResult } from '@/ui/dialog/import-dialog';

/** What is new among what a bundle held. Known is what is on record: what is of a kind that is not kept is not. */
function newsOf({ changed, account: { known } }: TakenBundle): string {
  if (changed > 0) return `${counted(changed, 'objects')} new or newer`;
  return known > 0 ? 'all of them known already' : 'nothing of it is kept here';
}

/** What came of a bundle, whichever way it was taken. */
export function resultOf(taken: TakenBundle): ImportResult {
  const { threats, indicators, sightings, account, refused } = taken;
  const read = `${counted(threats, 'threats')}, ${counted(indicators, 'indicators')} and ${counted(sightings, 'new sightings')} read`;
  return {
    said: `${read}: ${newsOf(taken)}; ${counted(account.refused, 'objects')} refused.`,
    of: 'objects',
    account,
    refused,
  };
}
