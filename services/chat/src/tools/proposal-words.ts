import type { Proposal } from '@talent-os/contracts/chat/parts.js';
import { inputSchema } from './json-schema.js';
import { fieldLabel, labelOf } from './labels.js';
import type { Named } from './named-row.js';
import type { Tool } from './tool.js';

/** What a proposal would change, line by line: names instead of ids, choices by their labels, nothing the platform fills in. */
export function detailsOf(
  tool: Tool,
  args: Readonly<Record<string, unknown>>,
  named: ReadonlyMap<string, Named>,
): Proposal['details'] {
  const { properties = {} } = inputSchema(tool.operation);
  return Object.entries(args).flatMap(([field, value]) => {
    const slot = tool.spec.slots?.[field];
    if (slot?.from) return [];
    const label = slot?.label ?? fieldLabel(field);
    const found = named.get(field);
    if (found) return [{ label, value: found.hint ? `${found.name} (${found.hint})` : found.name }];
    return [{ label, value: slot?.labels?.[String(value)] ?? wordsOf(value, properties[field]?.enum !== undefined) }];
  });
}

function wordsOf(value: unknown, choice: boolean): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return choice ? labelOf(String(value)) : String(value);
}
