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

/** Hubs the specification's table leaves out, each with its own words in the assistant. */
export const furtherContexts: Readonly<Record<string, ChatContext>> = {
  '/candidate': { hub: 'candidate', page: 'candidate-overview' },
  '/sales': { hub: 'sales', page: 'sales-overview' },
  '/cyber': { hub: 'cyber', page: 'cyber-overview' },
  '/wellness': { hub: 'wellness', page: 'wellness-overview' },
  '/healthcare': { hub: 'healthtech', page: 'healthcare-overview' },
};

const contexts: Readonly<Record<string, ChatContext>> = { ...chatContexts, ...furtherContexts };

/** For paths no row of the tables covers. */
export const generalContext: ChatContext = { hub: 'general', page: 'general' };

/** How often a path may be encoded anew and still be read. */
const ENCODED = 3;

/** A path as the router reads it: without address, query and fragment, decoded, in small letters, `.` and `..` walked. */
export function plainPath(path: string): string {
  let text = path.trim().replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '');
  for (let time = 0; time < ENCODED; time += 1) text = decoded(text);
  const steps: string[] = [];
  for (const step of text
    .replace(/[?#].*$/s, '')
    .toLowerCase()
    .split(/[/\\]+/)) {
    const name = step.trim();
    if (name === '..') steps.pop();
    else if (name !== '' && name !== '.') steps.push(name);
  }
  return `/${steps.join('/')}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The context of a path: `/` matches itself only, every other row also what lies below it. */
export function chatContextOf(path: string): ChatContext {
  const plain = plainPath(path);
  const covering = Object.keys(contexts)
    .filter((prefix) => plain === prefix || (prefix !== '/' && plain.startsWith(`${prefix}/`)))
    .toSorted((a, b) => b.length - a.length);
  return (covering[0] !== undefined && contexts[covering[0]]) || generalContext;
}
