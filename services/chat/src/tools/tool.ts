import type { Operation } from '@talent-os/contracts';
import type { AssistantSpec } from '@talent-os/contracts/assistant.js';
import { operations } from '@talent-os/contracts/registry.js';
import { specOf } from './specs.js';

/** An operation the assistant may ask, or, where it writes, propose. */
export type Tool = {
  readonly name: string;
  /** What an answer calls it. */
  readonly label: string;
  /** When to use it, for models. */
  readonly description: string;
  readonly operation: Operation;
  readonly spec: AssistantSpec;
  readonly writes: boolean;
};

/**
 * Whether an operation can be a tool at all: it has words to be asked by, a person is signed in, and it neither hands out
 * nor takes credentials. Reads are exposed by their words alone; writes must say that they may be proposed.
 */
function isExposed({ access, effect, refreshCookie }: Operation, { proposes }: AssistantSpec): boolean {
  if (access === 'internal' || access === 'public' || refreshCookie) return false;
  return effect === 'read' || proposes !== undefined;
}

/** The tool of an operation, or nothing where the assistant must not use it. */
export function toolOf(operation: Operation, spec = specOf(operation)): Tool | undefined {
  const { summary, name, effect } = operation;
  if (!spec || !isExposed(operation, spec)) return undefined;
  const label = spec.label ?? wordsOfName(name);
  return { name, label, description: spec.describe ?? summary, operation, spec, writes: effect === 'write' };
}

/** `sales.deals.list` is 'Deals list'. */
function wordsOfName(name: string): string {
  const words = name
    .split('.')
    .slice(1)
    .join(' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Every tool of the product, for all roles. */
export const allTools: readonly Tool[] = operations.flatMap((operation) => toolOf(operation) ?? []);

const byName = new Map(allTools.map((tool) => [tool.name, tool]));

export const toolNamed = (name: string): Tool | undefined => byName.get(name);

const operationsByName = new Map(operations.map((operation) => [operation.name, operation]));

/** An operation of the registry by its name; throws on a name that contracts do not know. */
export function operationNamed(name: string): Operation {
  const operation = operationsByName.get(name);
  if (!operation) throw new Error(`no operation is called ${name}`);
  return operation;
}
