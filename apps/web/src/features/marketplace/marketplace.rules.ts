import { abilityActions, type AppAbility } from '@talent-os/contracts/access/ability';
import { sideLabels, type Side } from '@talent-os/contracts/access/tables';
import type { Output } from '@talent-os/contracts/define';
import { linkOf } from '@talent-os/contracts/figures/links';
import { marketplaceFigures } from '@talent-os/contracts/figures/marketplace';
import type { getMarketplace } from '@talent-os/contracts/talent/marketplace';
import { isReachable } from '@talent-os/contracts/navigation/reachable';

export type Marketplace = Output<typeof getMarketplace>;

type CountCard = { readonly label: string; readonly value: number; readonly note: string; readonly to?: string };
export type QuickAction = { readonly label: string; readonly to: string };

/** What a person is on a side of the marketplace: who hires is a manager or a recruiter. */
export const sideLabelOf = (ability: AppAbility, side: Side): string =>
  side === 'hiring' && ability.can(abilityActions.audience, 'recruiter') ? 'Recruiter' : sideLabels[side];

const POSITIONS = '/candidate?view=positions';
const MOBILITY = '/sales/internal-mobility/opportunities';

const onSide = ({ userProfile }: Marketplace, ...sides: readonly Side[]): boolean =>
  sides.some((side) => userProfile.sides[side]);

const counted = ['hiring', 'talent', 'professional'] as const;

/** The count cards of one person: each only to its side. Recruiters work on positions, managers own them. */
export function countCardsOf(ability: AppAbility, marketplace: Marketplace): readonly CountCard[] {
  const figures = marketplaceFigures.figures(marketplace, {}, { ability });
  const shown = [
    ...counted.filter((side) => onSide(marketplace, side)).map((side) => figures[side]),
    ...(marketplace.internalMobility.hasAccess ? [figures.internal] : []),
  ];
  return shown.map((figure) => {
    const to = linkOf(ability, figure);
    return { label: figure.label, value: figure.value ?? 0, note: figure.scope, ...(to && { to }) };
  });
}

/** The same words to both sides: whoever works here finds what is open inside. */
const FIND = 'Find Opportunities';
const actions: readonly (QuickAction & { readonly sides: readonly Side[] })[] = [
  { label: 'Create Position', to: '/talent/plan/request', sides: ['hiring'] },
  { label: 'Source Candidates', to: '/talent/recruit/people', sides: ['hiring'] },
  { label: FIND, to: POSITIONS, sides: ['talent'] },
  { label: FIND, to: MOBILITY, sides: ['professional'] },
  { label: 'View Performance', to: '/sales', sides: ['professional'] },
];

/** Quick actions of one person's sides whose screens exist and let the person in. */
export const quickActionsOf = (ability: AppAbility, marketplace: Marketplace): readonly QuickAction[] =>
  actions.filter(({ sides, to }) => onSide(marketplace, ...sides) && isReachable(ability, to));
