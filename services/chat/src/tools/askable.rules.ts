import type { Operation } from '@talent-os/contracts';
import type { AssistantSpec } from '@talent-os/contracts/assistant.js';
import { specOf } from './specs.js';
import { toolOf } from './tool.js';

/** Fewer ways to ask do not tell a model what people mean. */
const EXAMPLES = 2;

/**
 * What some operations lack for being asked by the assistant, a line each: one that people may call and that has no
 * words to be asked by, unless `assistantExclusions` gives the reason; a tool with fewer than two different example questions; a
 * reason for what does not need one.
 */
export function lacking(
  operations: readonly Operation[],
  assistantExclusions: Readonly<Record<string, string>>,
  specs: Readonly<Record<string, AssistantSpec | undefined>> = {},
): string[] {
  const tools = operations.flatMap((operation) => toolOf(operation, specs[operation.name] ?? specOf(operation)) ?? []);
  const covered = new Set(tools.flatMap(({ name, spec }) => [name, ...(spec.covers ?? [])]));
  const silent = operations.filter((operation) => isForPeople(operation) && !covered.has(operation.name));
  const excused = new Set(silent.map(({ name }) => name));
  return [
    ...silent.filter(({ name }) => !(name in assistantExclusions)).map(({ name }) => undecided(name)),
    ...tools
      .filter(({ spec }) => differentOnes(spec.examples) < EXAMPLES)
      .map(({ name }) => `${name} has fewer than two example questions`),
    ...Object.keys(assistantExclusions)
      .filter((name) => !excused.has(name))
      .map((name) => `${name} needs no reason`),
  ];
}

const isForPeople = ({ access, refreshCookie }: Operation): boolean =>
  access !== 'internal' && access !== 'public' && !refreshCookie;

const undecided = (name: string): string =>
  `${name} has no decision whether the assistant may use it. Yes: an AssistantSpec in libs/contracts/src/${name.split('.')[0]}/*.assistant.ts and ` +
  `its row '${name}' in libs/contracts/src/assistant-specs.ts. No: a reason in services/chat/src/tools/assistant-exclusions.data.ts`;

const differentOnes = (examples: readonly string[]): number =>
  new Set(
    examples
      .map((text) =>
        text
          .toLowerCase()
          .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
          .trim(),
      )
      .filter(Boolean),
  ).size;
