import { factsOf } from '../facts/shapes.js';

export const replayCyberFacts = factsOf('cyber');
