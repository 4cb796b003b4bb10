import type { Output } from '@talent-os/contracts/define';
import type { getMarketplace } from '@talent-os/contracts/talent/marketplace';
import { count } from '../../lib/format';
import type { Me } from '../../lib/session';
import type { Stat } from '../../ui/stats';

const SHOWN = 4;

/** The counts that concern the caller's sides, the ones of their own work first. Undefined while they load. */
export function marketplaceStats(sides: Me['sides'], data: Output<typeof getMarketplace> | undefined): readonly Stat[] {
  const { activeOpportunities: open, internalMobility: mobility, collaboration } = data ?? {};
  const stats: readonly (readonly [boolean, string, number | undefined])[] = [
    [sides.hiring, 'Open Positions', open?.hiring],
    [sides.talent, 'Available Opportunities', open?.talent],
    [sides.professional, 'Career Opportunities', open?.professional],
    [mobility?.hasAccess ?? false, 'Internal Opportunities', mobility?.availableOpportunities],
    [true, 'Active Collaborations', collaboration?.activeFourWayPositions],
    [!sides.talent, 'Pending Transitions', collaboration?.pendingTransitions],
    [true, 'Mentorship Opportunities', collaboration?.mentorshipOpportunities],
  ];
  return stats
    .filter(([shown]) => shown)
    .slice(0, SHOWN)
    .map(([, label, value]) => ({ label, value: data && count(value) }));
}
