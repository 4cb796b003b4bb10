export * from './attestations.js';
export * from './credentials.js';
