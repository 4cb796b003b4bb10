import { factsOf } from '../facts/shapes.js';

export const replayTalentFacts = factsOf('talent');
