import { operation } from '../define.js';
import { servesSearch } from '../search/found.js';

export const searchProductivity = operation('productivity.search.find', {
  ...servesSearch,
  http: 'none',
  summary: 'Finds tasks and goals the caller may open, by what they are called',
});
