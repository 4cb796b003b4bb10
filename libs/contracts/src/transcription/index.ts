export * from './audio.js';
export * from './jobs.js';
export * from './settings.js';
export * from './speech.js';
export * from './erasing.js';
