import { SCIM_PATH } from '@talent-os/contracts/identity/provisioning';
import { ShowSecret } from '@/ui/dialog/show-secret';
import { Facts } from '@/ui/display/facts';

type ShowDirectoryTokenProps = { readonly token: string; readonly onClose: () => void };

/** A directory's new token, and the address that goes with it. */
export const ShowDirectoryToken = ({ token, onClose }: ShowDirectoryTokenProps) => (
  <ShowSecret
    secret={token}
    label="Secret token"
    copy="Copy token"
    text="Enter both in your directory’s provisioning."
    address={<Facts items={[['Tenant URL', `${window.location.origin}${SCIM_PATH}`]]} />}
    onClose={onClose}
  />
);
