import type { Industry } from '@talent-os/contracts/access/tables';
import type { CareerRole } from '@talent-os/contracts/talent/careers';
import { counted } from '@/lib/counted';
import { AppLink } from '@/ui/button/app-link';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge } from '@/ui/display/status-badge';
import { Meter } from '@/ui/figures/meter';
import { RecordRow } from '@/ui/table/record-row';
import { AimButton } from './aim-button';
import { missingOf } from './careers.rules';

type RoleRowProps = { readonly industry: Industry; readonly role: CareerRole; readonly isHere: boolean };

/** A role with what it takes and how far the caller is. */
export function RoleRow({ industry, role, isHere }: RoleRowProps) {
  const { key, title, about, entry, requirements, readiness, seats } = role;
  const missing = missingOf(role);
  return (
    <RecordRow
      name={<AppLink to={`/candidate/discover/pathways?industry=${industry}&to=${key}`}>{title}</AppLink>}
      badges={
        <>
          {isHere && <StatusBadge variant="default">You are here</StatusBadge>}
          {entry && <StatusBadge>People begin here</StatusBadge>}
        </>
      }
      actions={<AimButton industry={industry} role={role} />}
    >
      <Quiet>{about}</Quiet>
      <Meter percent={readiness} label={`Readiness for ${title}`} showValue />
      <Quiet>
        {missing.length === 0 ? 'You have named every skill at its level' : `To learn: ${missing.join(', ')}`}
      </Quiet>
      {requirements.length > 0 && (
        <Quiet>Nobody is hired without: {requirements.map(({ value }) => value).join(', ')}</Quiet>
      )}
      {seats > 0 && (
        <AppLink to={`/candidate?view=positions&search=${encodeURIComponent(title)}`}>
          {counted(seats, 'open positions')}
        </AppLink>
      )}
    </RecordRow>
  );
}
