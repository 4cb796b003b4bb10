import { operation } from '../define.js';
import { servesSearch } from '../search/found.js';

export const searchHealthcare = operation('healthcare.search.find', {
  ...servesSearch,
  http: 'none',
  summary: 'Finds shifts, credentials, courses and units the caller may open, by what they are called',
});
