import { excellenceData } from '@talent-os/contracts/sales/excellence/all.data';
import type { ExcellenceModuleKey } from '@talent-os/contracts/sales/excellence/modules';
import { statementsOf, type Dimension } from '@talent-os/contracts/sales/excellence/module';

const dimensionOf = (module: ExcellenceModuleKey, key: string): Dimension | undefined =>
  excellenceData[module].dimensions.find((one) => one.key === key);

/** What a key of an analysis reads as. One that the module no longer has reads as itself. */
export const dimensionLabel = (module: ExcellenceModuleKey, key: string): string =>
  dimensionOf(module, key)?.label ?? key;
export const statementText = (module: ExcellenceModuleKey, key: string): string =>
  statementsOf(excellenceData[module]).find((one) => one.key === key)?.text ?? key;
export const actionTitle = (module: ExcellenceModuleKey, key: string): string =>
  excellenceData[module].dimensions.flatMap(({ actions }) => actions).find((one) => one.key === key)?.title ?? key;

/** A change of a score with its sign. */
export const changeText = (score: number, before: number): string =>
  score === before ? '±0' : `${score > before ? '+' : '−'}${Math.abs(score - before)}`;
