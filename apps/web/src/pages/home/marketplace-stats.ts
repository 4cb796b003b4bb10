import type { AppAbility } from '@talent-os/contracts/access/ability';
import type { Output } from '@talent-os/contracts/define';
import { linkOf } from '@talent-os/contracts/figures/links';
import { marketplaceFigures } from '@talent-os/contracts/figures/marketplace';
import type { getMarketplace } from '@talent-os/contracts/talent/marketplace';
import { count } from '@/lib/format';
import type { Me } from '@/lib/session';
import type { Stat } from '@/ui/figures/stats';

const SHOWN = 4;

/** The counts that concern the caller's sides, the ones of their own work first; undefined while they load. */
export function marketplaceStats(
  sides: Me['sides'],
  data: Output<typeof getMarketplace> | undefined,
  ability: AppAbility,
): readonly Stat[] {
  const figures = marketplaceFigures.figures(data, {}, { ability });
  return [
    ...(sides.hiring ? [figures.hiring] : []),
    ...(sides.talent ? [figures.talent] : []),
    ...(sides.professional ? [figures.professional] : []),
    ...(data?.internalMobility.hasAccess ? [figures.internal] : []),
    figures.collaborations,
    ...(sides.talent ? [] : [figures.transitions]),
    figures.mentorships,
  ]
    .slice(0, SHOWN)
    .map((figure) => ({
      label: figure.label,
      value: data && count(figure.value ?? 0),
      note: figure.scope,
      to: linkOf(ability, figure),
    }));
}
