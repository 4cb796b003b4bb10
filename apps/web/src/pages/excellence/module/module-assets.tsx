import { useQuery } from '@tanstack/react-query';
import { listExcellence } from '@talent-os/contracts/sales/excellence';
import type { ExcellenceModuleKey } from '@talent-os/contracts/sales/excellence/modules';
import { counted } from '@/lib/counted';
import { query } from '@/lib/query';
import { AppLink } from '@/ui/button/app-link';
import { Quiet } from '@/ui/display/quiet';
import { Card } from '@/ui/page/card';

/** How many assets of the module are in use, and the way to them. */
export function ModuleAssets({ module }: { readonly module: ExcellenceModuleKey }) {
  const { data } = useQuery(query(listExcellence, {}));
  const found = data?.items.find((one) => one.module === module);
  if (!found) return null;
  return (
    <Card title="Assets" actions={<AppLink to={`/excellence/${module}/assets`}>See the assets</AppLink>}>
      {found.assets === 0 ? 'None in use' : `${counted(found.assets, 'assets')} in use`}
      {found.staleAssets > 0 && <Quiet late>, {found.staleAssets} to be looked at again</Quiet>}
    </Card>
  );
}
