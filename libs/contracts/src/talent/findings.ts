import { findingsOf } from '../insights/shapes.js';

export const listTalentFindings = findingsOf('talent');
