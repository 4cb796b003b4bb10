import { findingsOf } from '../insights/shapes.js';

export const listCyberFindings = findingsOf('cyber');
