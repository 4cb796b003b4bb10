import { scanStateLabels } from '@talent-os/contracts/identity/document-states';
import type { OrganizationDocument } from '@talent-os/contracts/identity/documents';
import { day } from '@/lib/format';
import { StatusBadge, type BadgeVariant } from '@/ui/display/status-badge';
import { Quiet } from '@/ui/display/quiet';
import cell from '@/ui/table/cell.module.css';

const scanVariants: Readonly<Record<OrganizationDocument['scan'], BadgeVariant>> = {
  not_scanned: 'secondary',
  clean: 'success',
  blocked: 'error',
};

export const Scan = ({ scan }: Pick<OrganizationDocument, 'scan'>) => (
  <StatusBadge variant={scanVariants[scan]}>{scanStateLabels[scan]}</StatusBadge>
);

/** How many of those asked have said that they have read it, and by when they should. */
export function Acknowledged({ acknowledgeBy, acknowledged, readers }: OrganizationDocument) {
  if (!acknowledgeBy) return <Quiet>Not asked for</Quiet>;
  return (
    <span className={cell.cell}>
      <span>
        {readers === 0 ? 0 : Math.floor((100 * acknowledged) / readers)}% · {acknowledged} of {readers}
      </span>
      <Quiet>By {day(acknowledgeBy)}</Quiet>
    </span>
  );
}
