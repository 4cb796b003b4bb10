import { admits, gates, type Access, type AppAbility, type Rule } from '@talent-os/contracts';
import { NOT_PERMITTED } from '@talent-os/contracts/access/gates.js';

/**
 * What people read where an operation is not theirs: the text of the narrowest gate that stands in its access and that
 * they do not pass, or the general text. The same words as on the screen behind that gate.
 */
export function refusalText(access: Access, ability: AppAbility): string {
  if (typeof access === 'string') return NOT_PERMITTED;
  const closed = Object.values(gates)
    .filter(({ rule }) => contains(access, rule) && !admits(ability, rule))
    .toSorted((one, other) => Object.keys(other.rule).length - Object.keys(one.rule).length);
  return closed[0]?.fallback ?? NOT_PERMITTED;
}

/** Whether every condition of the gate is one of the access, field by field. */
const contains = (access: Rule, gate: Rule): boolean =>
  Object.entries(gate).every(
    ([field, condition]) => JSON.stringify(access[field as keyof Rule]) === JSON.stringify(condition),
  );
