import type { Note } from './notification-texts.js';

const incident = (title: string, message: string): Note => ({
  kind: 'incident',
  link: '/cyber/analyst/incidents',
  title,
  message,
});

export const critical = (title: string) =>
  incident('A critical incident was reported', `${title}. Its clocks are running.`);
export const yours = (title: string) => incident('An incident is yours now', `${title} was handed to you.`);
export const deadline = (title: string) =>
  incident('A deadline of an incident has passed', `${title} has missed one of its deadlines.`);
