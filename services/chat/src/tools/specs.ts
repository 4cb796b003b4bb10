import type { Operation } from '@talent-os/contracts';
import type { AssistantSpec } from '@talent-os/contracts/assistant.js';
import { assistantSpecs } from '@talent-os/contracts/assistant-specs.js';
import { changeWords } from '@talent-os/contracts/changes.assistant.js';
import { operations } from '@talent-os/contracts/registry.js';
import { changeCalled, changeSpec } from './change-spec.js';
import { assistantExclusions } from './assistant-exclusions.data.js';

/** Whether people change something by it that can be said: no file, no credentials. */
const isChange = ({ access, effect, refreshCookie, upload }: Operation): boolean =>
  effect === 'write' && access !== 'internal' && access !== 'public' && !refreshCookie && !upload;

/** Changes that give no reason against it, in the words their contracts know. */
const derived = new Map(
  operations
    .filter((operation) => isChange(operation) && !(operation.name in assistantExclusions))
    .flatMap((operation) => {
      const spec = changeSpec(operation, changeWords[operation.name]);
      return spec ? [[operation.name, spec] as const] : [];
    }),
);

/** The words an operation of the product is a tool by: its own, else those that derive from its contract. */
export const specOf = ({ name }: Operation): AssistantSpec | undefined => assistantSpecs[name] ?? derived.get(name);

/** Changes of people, the assistant's own apart, that give a reason against being proposed, as they would be called. */
export const barredChanges = (): readonly (readonly [Operation, AssistantSpec])[] =>
  operations
    .filter(
      ({ access, effect, name }) =>
        effect === 'write' &&
        access !== 'internal' &&
        name in assistantExclusions &&
        !/^(?:chat|transcription)\./.test(name),
    )
    .map((operation) => [operation, changeCalled(operation, changeWords[operation.name])]);
