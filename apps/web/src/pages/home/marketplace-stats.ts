import type { Output } from '@talent-os/contracts/define';
import type { getMarketplace } from '@talent-os/contracts/talent/marketplace';
import { count } from '../../lib/format';
import type { Me } from '../../lib/session';
import type { Stat } from '../../ui/stats';

const SHOWN = 4;
const COLLABORATION = '/sales/collaboration';
const MOBILITY = '/sales/internal-mobility/opportunities';

/**
 * The counts that concern the caller's sides, the ones of their own work first; undefined while they load. A count
 * leads to its screen where `open` holds it.
 */
export function marketplaceStats(
  sides: Me['sides'],
  data: Output<typeof getMarketplace> | undefined,
  open: ReadonlySet<string>,
): readonly Stat[] {
  const { activeOpportunities: jobs, internalMobility: mobility, collaboration } = data ?? {};
  const stats: readonly (readonly [boolean, string, number | undefined, string?])[] = [
    [sides.hiring, 'Open Positions', jobs?.hiring],
    [sides.talent, 'Available Opportunities', jobs?.talent],
    [sides.professional, 'Career Opportunities', jobs?.professional],
    [mobility?.hasAccess ?? false, 'Internal Opportunities', mobility?.availableOpportunities, MOBILITY],
    [true, 'Active Collaborations', collaboration?.activeFourWayPositions, COLLABORATION],
    [!sides.talent, 'Pending Transitions', collaboration?.pendingTransitions],
    [true, 'Mentorship Opportunities', collaboration?.mentorshipOpportunities, COLLABORATION],
  ];
  return stats
    .filter(([shown]) => shown)
    .slice(0, SHOWN)
    .map(([, label, value, to]) => ({ label, value: data && count(value), to: to && open.has(to) ? to : undefined }));
}
