import type { StageType } from './pipeline.js';

/** What happens to an application that its person is written to about. */
export const messageEvents = {
  entered: 'Comes into the stage',
  reminded: 'Is reminded',
  declined: 'Is not taken',
} as const;
export type MessageEvent = keyof typeof messageEvents;
export const messageEventKeys = Object.keys(messageEvents) as [MessageEvent, ...MessageEvent[]];

/**
 * Stages a message can be written for, by what happens. Offers and hires speak for themselves: their own notices go out.
 * Reminded are people only where something waits for them.
 */
export const messageStages: Readonly<Record<MessageEvent, readonly StageType[]>> = {
  entered: ['applied', 'screen', 'assess', 'interview'],
  reminded: ['assess', 'interview', 'offer'],
  declined: ['applied', 'screen', 'assess', 'interview', 'offer'],
};

/** What stands in a message for something of the application it is about, written `{{firstName}}`. */
export const messageVariables = {
  firstName: 'First name',
  name: 'Full name',
  position: 'Position',
  department: 'Department',
  location: 'Place of work',
  stage: 'Stage',
  recruiter: 'Recruiter',
  notice: 'Notice of the reason',
} as const;
export type MessageVariable = keyof typeof messageVariables;
export const messageVariableKeys = Object.keys(messageVariables) as [MessageVariable, ...MessageVariable[]];

const always = messageVariableKeys.filter((variable) => variable !== 'notice');
/** The variables of a message: only who is not taken has a notice to read. */
export const variablesOf: Readonly<Record<MessageEvent, readonly MessageVariable[]>> = {
  entered: always,
  reminded: always,
  declined: messageVariableKeys,
};

export const messageStates = { active: 'In use', replaced: 'Not in use' } as const;
export type MessageState = keyof typeof messageStates;
export const messageStateKeys = Object.keys(messageStates) as [MessageState, ...MessageState[]];
