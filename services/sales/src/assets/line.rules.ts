import type { FieldError } from '@talent-os/contracts';
import { ASSET_LINES, type AssetLine } from '@talent-os/contracts/sales/asset-shapes.js';
import type { Day } from '@talent-os/service-kit/calendar';

/** What is wrong with lines people write, at the field of each. That a source is missing keeps nobody from writing on. */
export const lineRefusals = (lines: readonly AssetLine[], today: Day, most = ASSET_LINES): FieldError[] => [
  ...(lines.length > most
    ? [{ field: 'lines', message: `At most ${most} lines stand under a heading of this type` }]
    : []),
  ...lines.flatMap(({ checkedOn }, place) =>
    checkedOn !== null && checkedOn > today
      ? [{ field: `lines.${place}.checkedOn`, message: 'Please choose today or an earlier day' }]
      : [],
  ),
];
