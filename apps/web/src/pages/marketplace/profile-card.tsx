import { industryLabels, roleTable, sideLabels, sides } from '@talent-os/contracts/access/tables';
import { useMe } from '../../lib/session';
import { Card } from '../../ui/card';
import { StatusBadge } from '../../ui/status-badge';
import { Facts } from '../../ui/facts';
import css from './marketplace.module.css';
import type { Marketplace } from './marketplace.rules';

/** Who the person is in the marketplace: sides, roles and industries. */
export function ProfileCard({ profile }: { readonly profile: Marketplace['userProfile'] }) {
  const { user } = useMe();
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
                <StatusBadge variant="default">{sideLabels[side]}</StatusBadge>
              </li>
            ))}
        </ul>
      }
    >
      <Facts
        items={[
          ['Primary Side', sideLabels[profile.primarySide]],
          ['Active Roles', profile.roles.map((role) => roleTable[role].label).join(', ')],
          ['Industry Access', industries.join(', ')],
        ]}
      />
    </Card>
  );
}
