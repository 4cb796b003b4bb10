export { spansOf } from './collector.js';
export { eventually } from './eventually.js';
export { ownerQuery } from './owner-query.js';
export { openRealtime } from './realtime.js';
export { addressOf, anonymous, Person, signIn, type Answer } from './person.js';
export { startOwnProduct } from './own-product.js';
export { openOwnService, type OwnService } from './own-service.js';
export { badInput, sampleInput } from './sample.js';
export { filesLeft } from './files-left.js';
