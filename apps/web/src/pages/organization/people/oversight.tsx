import { listOwnApprovals } from '@talent-os/contracts/identity/approvals';
import { Approvals } from '@/features/approvals/approvals';
import layout from '@/ui/page/layout.module.css';
import { Looks } from './looks';

/** What the platform does in the organization: requests for a second person, and looks into it. */
export const Oversight = () => (
  <div className={layout.stack}>
    <Approvals of={listOwnApprovals} />
    <Looks />
  </div>
);
