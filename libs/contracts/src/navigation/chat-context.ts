type ChatContext = { readonly hub: string; readonly page: string };

/** Where the assistant believes to be, by the longest matching path prefix. Source: specification, section 2.4. */
export const chatContexts: Readonly<Record<string, ChatContext>> = {
  '/excellence': { hub: 'excellence', page: 'excellence-overview' },
  '/excellence/gtm': { hub: 'excellence', page: 'gtm-strategy' },
  '/excellence/analytics': { hub: 'excellence', page: 'sales-analytics' },
  '/excellence/competencies': { hub: 'excellence', page: 'competencies' },
  '/excellence/structure': { hub: 'excellence', page: 'structure' },
  '/excellence/enablement': { hub: 'excellence', page: 'enablement' },
  '/excellence/success': { hub: 'excellence', page: 'success' },
  '/excellence/planning': { hub: 'excellence', page: 'planning' },
  '/excellence/compensation': { hub: 'excellence', page: 'compensation' },
  '/productivity': { hub: 'productivity', page: 'productivity-overview' },
  '/talent': { hub: 'talent', page: 'talent-overview' },
  '/intelligence': { hub: 'intelligence', page: 'intelligence-overview' },
  '/data': { hub: 'data', page: 'data-overview' },
  '/admin': { hub: 'admin', page: 'admin-overview' },
  '/healthtech': { hub: 'healthtech', page: 'healthtech-overview' },
  '/': { hub: 'dashboard', page: 'dashboard-overview' },
};

/** For paths no row of the table covers. */
export const generalContext: ChatContext = { hub: 'general', page: 'general' };

/** The context of a path: `/` matches itself only, every other row also what lies below it. */
export function chatContextOf(path: string): ChatContext {
  const covering = Object.keys(chatContexts)
    .filter((prefix) => path === prefix || (prefix !== '/' && path.startsWith(`${prefix}/`)))
    .toSorted((a, b) => b.length - a.length);
  return (covering[0] !== undefined && chatContexts[covering[0]]) || generalContext;
}
