import { factsOf } from '../facts/shapes.js';

export const replaySalesFacts = factsOf('sales');
