export * from './attestations.js';
export * from './breaches.js';
export * from './compliance.js';
export * from './credentials.js';
export * from './documents.js';
export * from './education.js';
export * from './shifts-events.js';
export * from './shifts-roster.js';
