import { operation } from '../define.js';
import { servesSearch } from '../search/found.js';

export const searchCyber = operation('cyber.search.find', {
  ...servesSearch,
  http: 'none',
  summary:
    'Finds incidents, threats, vulnerabilities and rapid deployments the caller may open, by what they are called',
});
