export * from './incident-states.js';
export * from './incidents.js';
