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
  /** Whether the organization has the talent module switched on: without it there is nothing behind a count. */
  readonly open: boolean;
};

const NOTHING: Counts = { hiring: 0, talent: 0, internal: 0, pendingExpressions: 0 };
const NOTHING_SHARED: SharedCounts = { activeFourWayPositions: 0, pendingTransitions: 0, mentorshipOpportunities: 0 };

/** Which side a person is seen as first. */
const precedence = ['hiring', 'professional', 'talent', 'admin'] as const satisfies readonly Side[];

export function primarySide(sides: Record<Side, boolean>): Side {
  const first = precedence.find((side) => sides[side]);
  if (!first) throw new Error('every role is on a side of the marketplace');
  return first;
}

/** The dashboard of one person: every count belongs to a side, and who is not on it, or cannot open it, reads 0. */
export function marketplaceOf(viewer: Viewer, own: Counts, shared: SharedCounts): Output<typeof getMarketplace> {
  const { sides, roles, internalMobility, open } = viewer;
  const [counts, collaboration] = open ? [own, shared] : [NOTHING, NOTHING_SHARED];
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
