import { holdingsOf } from '../offboarding/holdings.js';

export const listProductivityHoldings = holdingsOf('productivity');
