export * from './deal-stages.js';
export * from './deals.js';
export * from './jobs.js';
export * from './methodology.js';
export * from './performance.js';
export * from './planning.js';
export * from './territories.js';
export * from './newcomers.js';
