export * from './auth.js';
export * from './dashboard.js';
export * from './directory.js';
export * from './events.js';
export * from './jobs.js';
export * from './notifications.js';
export * from './people.js';
export * from './token.js';
