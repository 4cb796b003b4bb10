import { factsOf } from '../facts/shapes.js';

export const replayProductivityFacts = factsOf('productivity');
