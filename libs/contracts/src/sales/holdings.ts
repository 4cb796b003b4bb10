import { holdingsOf } from '../offboarding/holdings.js';

export const listSalesHoldings = holdingsOf('sales');
