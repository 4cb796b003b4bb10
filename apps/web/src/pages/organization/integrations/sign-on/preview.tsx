import { industryLabels, roleTable } from '@talent-os/contracts/access/tables';
import { ssoRefusalLabels } from '@talent-os/contracts/identity/sso-events';
import { ssoOutcomeLabels, type SsoPreview } from '@talent-os/contracts/identity/sso';
import { Facts } from '@/ui/display/facts';
import { StatusBadge } from '@/ui/display/status-badge';

/** Who somebody would be, and what they would have. */
export function Preview({ preview }: { readonly preview: SsoPreview }) {
  const { outcome, reason, subject, email, firstName, lastName, claimedGroups, grants, teams, factorBy } = preview;
  const isRefused = outcome === 'refused';
  return (
    <Facts
      items={[
        [
          'Outcome',
          <StatusBadge key="outcome" variant={isRefused ? 'error' : 'success'}>
            {isRefused ? 'Refused' : 'Let in'}
          </StatusBadge>,
        ],
        ['What happens', ssoOutcomeLabels[outcome]],
        ['Why', reason && ssoRefusalLabels[reason]],
        ['Name', [firstName, lastName].filter(Boolean).join(' ')],
        ['E-mail', email],
        ['Called by the provider', subject],
        ['Groups', claimedGroups.join(', ')],
        [
          'Would hold',
          grants
            .map(
              ({ role, industry, customRole }) =>
                `${customRole ?? roleTable[role].label} in ${industryLabels[industry]}`,
            )
            .join(', '),
        ],
        ['Would be in', teams.join(', ')],
        [
          'Second factor',
          isRefused ? '' : factorBy === 'provider' ? 'Asked for by the provider' : 'Asked for by Talent OS',
        ],
      ]}
    />
  );
}
