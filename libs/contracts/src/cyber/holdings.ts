import { holdingsOf } from '../offboarding/holdings.js';

export const listCyberHoldings = holdingsOf('cyber');
