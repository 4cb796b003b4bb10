import { excellenceModules } from './module-labels.js';

export { excellenceModules };

export type ExcellenceModuleKey = keyof typeof excellenceModules;
export const excellenceModuleKeys = Object.keys(excellenceModules) as [ExcellenceModuleKey, ...ExcellenceModuleKey[]];

/** What a session of a module can be. */
export const excellenceStates = { in_progress: 'In progress', analyzed: 'Analyzed', archived: 'Archived' } as const;
export type ExcellenceState = keyof typeof excellenceStates;
export const excellenceStateKeys = Object.keys(excellenceStates) as [ExcellenceState, ...ExcellenceState[]];

/** What can become of an action that was accepted. */
export const excellenceActionStates = { open: 'Open', done: 'Done', dropped: 'Dropped' } as const;
export type ExcellenceActionState = keyof typeof excellenceActionStates;
export const excellenceActionStateKeys = Object.keys(excellenceActionStates) as [
  ExcellenceActionState,
  ...ExcellenceActionState[],
];

/** People whose answers a result rests on at least; fewer could be told apart. */
export const ANSWERS_NEEDED = 5;
