import type { Note } from './notification-texts.js';

const note = (title: string, message: string): Note => ({ kind: 'task', link: '/talent/onboard', title, message });
const tasks = (count: number) => (count === 1 ? 'One task' : `${count} tasks`);

export const welcome = (startDate: string) =>
  note('Your onboarding is ready', `You start on ${startDate}. Your tasks stand in your onboarding.`);
export const prepare = (newcomer: string) =>
  note('A newcomer needs you', `You have tasks in the onboarding of ${newcomer}.`);
export const assigned = (newcomer: string) =>
  note('An onboarding task is yours', `A task in the onboarding of ${newcomer} was given to you.`);
export const yourOwn = () => note('An onboarding task is yours', 'A task in your onboarding was given to you.');
export const overdue = (newcomer: string, count: number) =>
  note('Onboarding tasks are overdue', `${tasks(count)} in the onboarding of ${newcomer} should be done by now.`);
export const yourOwnOverdue = (count: number) =>
  note('Onboarding tasks are overdue', `${tasks(count)} in your onboarding should be done by now.`);
export const checkpointDue = (newcomer: string, day: number) =>
  note('A checkpoint is due', `${newcomer} has been here for ${day} days: please look back together.`);
export const checkpointHeld = (day: number) =>
  note('A checkpoint was recorded', `The notes on your first ${day} days stand in your onboarding.`);
export const active = () => note('Welcome to your first day', 'Your onboarding is active now.');
export const completed = () => note('Your onboarding is complete', 'Every required task is done.');
