export * from './calendar.js';
export * from './focus.js';
export * from './goals.js';
export * from './progress.js';
export * from './reminders.js';
export * from './sessions.js';
export * from './suggestions.js';
export * from './tasks.js';
