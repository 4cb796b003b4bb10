import { excellenceData } from '@talent-os/contracts/sales/excellence/all.data.js';
import type { AssetType } from '@talent-os/contracts/sales/excellence/module.js';
import type { ExcellenceModuleKey } from '@talent-os/contracts/sales/excellence/modules.js';
import { DomainError } from '@talent-os/service-kit';

export const assetTypeOf = (module: ExcellenceModuleKey, key: string): AssetType | undefined =>
  excellenceData[module].assets.find((one) => one.key === key);

/** A type of the module; 404 where it has none of that name. */
export function knownType(module: ExcellenceModuleKey, key: string): AssetType {
  const found = assetTypeOf(module, key);
  if (!found) throw new DomainError('resource.missing');
  return found;
}
