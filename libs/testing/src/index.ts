export { spansOf } from './collector.js';
export { eventually } from './eventually.js';
export { ownerQuery } from './owner-query.js';
export { openRealtime } from './realtime.js';
export { addressOf, anonymous, Person, signIn, type Answer } from './person.js';
export { badInput, sampleInput } from './sample.js';
