import { holdingsOf } from '../offboarding/holdings.js';

export const listHealthcareHoldings = holdingsOf('healthcare');
