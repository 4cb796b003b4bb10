import { findingsOf } from '../insights/shapes.js';

export const listSalesFindings = findingsOf('sales');
