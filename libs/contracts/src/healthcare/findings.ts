import { findingsOf } from '../insights/shapes.js';

export const listHealthcareFindings = findingsOf('healthcare');
