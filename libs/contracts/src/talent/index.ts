export * from './applications.js';
export * from './collaboration.js';
export * from './marketplace.js';
export * from './mobility.js';
export * from './onboarding.js';
export * from './onboarding-changes.js';
export * from './onboarding-events.js';
export * from './onboarding-states.js';
