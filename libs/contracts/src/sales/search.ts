import { operation } from '../define.js';
import { servesSearch } from '../search/found.js';

export const searchSales = operation('sales.search.find', {
  ...servesSearch,
  http: 'none',
  summary: 'Finds deals, accounts and territories the caller may open, by what they are called',
});
