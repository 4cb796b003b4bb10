export * from './entry-words.js';
export * from './incident-changes.js';
export * from './incident-events.js';
export * from './incident-parts.js';
export * from './incident-states.js';
export * from './incidents.js';
export * from './threat-events.js';
export * from './threat-kinds.js';
