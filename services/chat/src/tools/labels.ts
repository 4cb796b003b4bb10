import { industryLabels, roleTable, sideLabels } from '@talent-os/contracts';
import { taskStates } from '@talent-os/contracts/productivity/task-states.js';
import { dealStages } from '@talent-os/contracts/sales/deal-stages.js';

const labelsOf = (table: Readonly<Record<string, { readonly label: string }>>) =>
  Object.entries(table).map(([key, { label }]) => [key, label] as const);

/** What people call the values of the contracts' choices, where that is not just the value with spaces. */
const known = new Map<string, string>([
  ...labelsOf(dealStages),
  ...labelsOf(taskStates),
  ...labelsOf(roleTable),
  ...Object.entries(industryLabels),
  ...Object.entries(sideLabels),
  ['health-tech', 'Health Tech'],
]);

/** A choice as people read it: `closed_won` is 'Closed won'. */
export function labelOf(value: string): string {
  return known.get(value) ?? sentenceCase(value.replaceAll(/[._-]+/g, ' ').replaceAll(/([a-z])([A-Z])/g, '$1 $2'));
}

/** A field's name as people read it: `effectiveDate` is 'Effective date'. */
export const fieldLabel = (field: string): string => labelOf(field.replace(/Id$/, ''));

function sentenceCase(text: string): string {
  const lower = text.toLowerCase();
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}
