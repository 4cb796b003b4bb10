import { operation } from '../define.js';
import { servesSearch } from '../search/found.js';

export const searchTalent = operation('talent.search.find', {
  ...servesSearch,
  http: 'none',
  summary:
    'Finds positions, applications, requests, transitions, onboarding plans and opportunities the caller may open, by what they are called',
});
