export * from './reminders.js';
export * from './sessions.js';
