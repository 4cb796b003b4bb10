import { scanStateLabels } from '@talent-os/contracts/identity/document-states';
import type { OrganizationDocument } from '@talent-os/contracts/identity/documents';
import { day } from '../../../lib/format';
import { StatusBadge, type BadgeVariant } from '../../../ui/display/status-badge';
import cell from '../../../ui/table/cell.module.css';

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
  if (!acknowledgeBy) return <span className={cell.quiet}>Not asked for</span>;
  return (
    <span className={cell.cell}>
      <span>
        {readers === 0 ? 0 : Math.floor((100 * acknowledged) / readers)}% · {acknowledged} of {readers}
      </span>
      <span className={cell.quiet}>By {day(acknowledgeBy)}</span>
    </span>
  );
}
