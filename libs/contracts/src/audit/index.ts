export * from './copy-events.js';
export * from './refusals.js';
export * from './reports.js';
export * from './trail.js';
