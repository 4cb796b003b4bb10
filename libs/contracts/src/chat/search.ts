import { operation } from '../define.js';
import { servesSearch } from '../search/found.js';

export const searchChat = operation('chat.search.find', {
  ...servesSearch,
  http: 'none',
  summary: 'Finds documents and conversations the caller may open, by what they are called',
});
