import { findingsOf } from '../insights/shapes.js';

export const listProductivityFindings = findingsOf('productivity');
