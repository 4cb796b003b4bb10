import { factsOf } from '../facts/shapes.js';

export const replayHealthcareFacts = factsOf('healthcare');
