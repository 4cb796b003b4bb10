import { listCredentials, myCredentials } from '@talent-os/contracts/healthcare/credentials';
import { useMay } from '@/lib/use-may';
import { MyCredentials } from './my-credentials';
import { StaffCredentials } from './staff-credentials';

/** Professionals see what they hold; who verifies sees what everybody holds. */
export function Component() {
  const holder = useMay(myCredentials);
  const verifier = useMay(listCredentials);
  if (holder) return <MyCredentials />;
  return verifier && <StaffCredentials />;
}
