import { abilityActions, type AppAbility } from '@talent-os/contracts/access/ability';
import { sideLabels, type Side } from '@talent-os/contracts/access/tables';
import type { Output } from '@talent-os/contracts/define';
import type { getMarketplace } from '@talent-os/contracts/talent/marketplace';
import { isReachable } from '../../lib/use-reachable';

export type Marketplace = Output<typeof getMarketplace>;

export type CountCard = { readonly label: string; readonly value: number; readonly to?: string };
export type QuickAction = { readonly label: string; readonly to: string };

/** What a person is on a side of the marketplace: who hires is a manager or a recruiter. */
export const sideLabelOf = (ability: AppAbility, side: Side): string =>
  side === 'hiring' && ability.can(abilityActions.audience, 'recruiter') ? 'Recruiter' : sideLabels[side];

const MOBILITY = '/sales/internal-mobility/opportunities';

const onSide = ({ userProfile }: Marketplace, ...sides: readonly Side[]): boolean =>
  sides.some((side) => userProfile.sides[side]);

/** The count cards of one person: each only to its side. Recruiters work on positions, managers own them. */
export function countCardsOf(ability: AppAbility, marketplace: Marketplace): readonly CountCard[] {
  const { activeOpportunities, internalMobility } = marketplace;
  const reach = (to: string) => (isReachable(ability, to) ? { to } : {});
  return [
    ...(onSide(marketplace, 'hiring')
      ? [
          {
            label: ability.can(abilityActions.audience, 'recruiter') ? 'Active Positions' : 'Open Positions',
            value: activeOpportunities.hiring,
            ...reach('/talent/recruit'),
          },
        ]
      : []),
    ...(onSide(marketplace, 'talent')
      ? [{ label: 'Available Opportunities', value: activeOpportunities.talent, ...reach('/candidate') }]
      : []),
    ...(onSide(marketplace, 'professional')
      ? [{ label: 'Career Opportunities', value: activeOpportunities.professional, ...reach(MOBILITY) }]
      : []),
    ...(internalMobility.hasAccess
      ? [{ label: 'Internal Opportunities', value: internalMobility.availableOpportunities, ...reach(MOBILITY) }]
      : []),
  ];
}

const actions: readonly (QuickAction & { readonly sides: readonly Side[] })[] = [
  { label: 'Create Position', to: '/talent/plan/request', sides: ['hiring'] },
  { label: 'Source Candidates', to: '/talent/recruit/people', sides: ['hiring'] },
  { label: 'Find Opportunities', to: MOBILITY, sides: ['talent', 'professional'] },
  { label: 'View Performance', to: '/sales', sides: ['professional'] },
];

/** Quick actions of one person's sides whose screens exist and let the person in. */
export const quickActionsOf = (ability: AppAbility, marketplace: Marketplace): readonly QuickAction[] =>
  actions.filter(({ sides, to }) => onSide(marketplace, ...sides) && isReachable(ability, to));
