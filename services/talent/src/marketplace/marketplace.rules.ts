import type { Output, Role, Side } from '@talent-os/contracts';
import type { getMarketplace } from '@talent-os/contracts/talent/marketplace.js';

export type Counts = {
  /** Open positions the person manages or recruits for. */
  readonly hiring: number;
  /** Open positions shown outside the company, in the person's industries. */
  readonly talent: number;
  /** Open positions shown inside the company, in the person's industries. */
  readonly internal: number;
  readonly pendingExpressions: number;
};
export type SharedCounts = Output<typeof getMarketplace>['collaboration'];

export type Viewer = {
  readonly sides: Record<Side, boolean>;
  readonly roles: Role[];
  readonly internalMobility: boolean;
};

/** Which side somebody is seen as first. */
const precedence = ['hiring', 'professional', 'talent', 'admin'] as const satisfies readonly Side[];

export function primarySide(sides: Record<Side, boolean>): Side {
  const first = precedence.find((side) => sides[side]);
  if (!first) throw new Error('every role is on a side of the marketplace');
  return first;
}

/** The dashboard of one person: every count belongs to a side, and who is not on it reads 0. */
export function marketplaceOf(
  viewer: Viewer,
  counts: Counts,
  collaboration: SharedCounts,
): Output<typeof getMarketplace> {
  const { sides, roles, internalMobility } = viewer;
  const available = internalMobility ? counts.internal : 0;
  return {
    userProfile: { sides, primarySide: primarySide(sides), roles },
    activeOpportunities: {
      hiring: sides.hiring ? counts.hiring : 0,
      talent: sides.talent ? counts.talent : 0,
      professional: sides.professional ? available : 0,
    },
    internalMobility: {
      hasAccess: internalMobility,
      activeExpressions: counts.pendingExpressions,
      availableOpportunities: available,
    },
    collaboration,
  };
}
