import { useAbility } from '@casl/react';
import type { AppAbility } from '@talent-os/contracts/access/ability';
import { industryLabels, roleTable, sides, type Side } from '@talent-os/contracts/access/tables';
import { useMe } from '@/lib/session';
import { Card } from '@/ui/page/card';
import { StatusBadge } from '@/ui/display/status-badge';
import { Facts } from '@/ui/display/facts';
import css from './marketplace.module.css';
import { sideLabelOf, type Marketplace } from './marketplace.rules';

/** Who the person is in the marketplace: sides, roles and industries. */
export function ProfileCard({ profile }: { readonly profile: Marketplace['userProfile'] }) {
  const { user } = useMe();
  const ability = useAbility<AppAbility>();
  const labelOf = (side: Side) => sideLabelOf(ability, side);
  const industries = [...new Set(user.industryRoles.map(({ industry }) => industryLabels[industry]))];
  return (
    <Card
      title="Marketplace Profile"
      actions={
        <ul className={css.badges} aria-label="Sides">
          {sides
            .filter((side) => profile.sides[side])
            .map((side) => (
              <li key={side}>
                <StatusBadge variant="default">{labelOf(side)}</StatusBadge>
              </li>
            ))}
        </ul>
      }
    >
      <Facts
        items={[
          ['Primary Side', labelOf(profile.primarySide)],
          ['Active Roles', profile.roles.map((role) => roleTable[role].label).join(', ')],
          ['Industry Access', industries.join(', ')],
        ]}
      />
    </Card>
  );
}
