import { myCredentials } from '@talent-os/contracts/healthcare/credentials';
import { ownClearance } from '@talent-os/contracts/cyber/clearance';
import { useMay } from '@/lib/use-may';
import { AppLink } from '@/ui/button/app-link';
import { Card } from '@/ui/page/card';

/** What the organization itself verifies stands where it does so. */
export function Elsewhere() {
  const holdsCredentials = useMay(myCredentials);
  const holdsClearance = useMay(ownClearance);
  if (!holdsCredentials && !holdsClearance) return null;
  return (
    <Card title="Verified by your organization">
      {holdsCredentials && <AppLink to="/healthcare/professional/credentials">Your professional credentials</AppLink>}
      {holdsClearance && <AppLink to="/cyber/analyst/clearance">Your security clearance</AppLink>}
    </Card>
  );
}
