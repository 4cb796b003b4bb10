export * from './applications.js';
export * from './collaboration.js';
export * from './marketplace.js';
export * from './mobility.js';
