import { excellenceModuleKeys, type ExcellenceModuleKey } from '@talent-os/contracts/sales/excellence/modules';
import { useLocation } from 'react-router-dom';

/** The module an address is of. */
export function useModule(): ExcellenceModuleKey {
  const name = useLocation().pathname.split('/')[2];
  const found = excellenceModuleKeys.find((key) => key === name);
  if (!found) throw new Error(`No module of sales excellence at ${name}`);
  return found;
}
