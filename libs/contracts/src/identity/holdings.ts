import { holdingsOf } from '../offboarding/holdings.js';

export const listIdentityHoldings = holdingsOf('identity');
