export * from './reports.js';
export * from './trail.js';
