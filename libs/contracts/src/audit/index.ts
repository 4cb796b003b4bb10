export * from './copy-events.js';
export * from './erasing.js';
export * from './health.js';
export * from './refusals.js';
export * from './reports.js';
export * from './trail.js';
export * from './verifications.js';
