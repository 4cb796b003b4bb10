import type { ChatContext, ProductivityContext } from '@talent-os/contracts/chat/context.js';
import { clip } from '@talent-os/service-kit/clip';

type Flag = 'hasGoals' | 'hasTasks' | 'hasMetrics' | 'hasPlanning';
type KeywordRow = { readonly keyword: string; readonly pattern: RegExp; readonly flag?: Flag; readonly tag: string };

/**
 * The specification's keywords, as whole words: "explain" does not plan. Which keyword sets which flag and tag the
 * specification leaves open; this table is our reading of it.
 */
export const keywords: readonly KeywordRow[] = [
  { keyword: 'goal', pattern: /\bgoals?\b/i, flag: 'hasGoals', tag: 'goal-setting' },
  { keyword: 'task', pattern: /\btasks?\b/i, flag: 'hasTasks', tag: 'task-management' },
  { keyword: 'plan', pattern: /\bplan(s|ned|ning)?\b/i, flag: 'hasPlanning', tag: 'planning' },
  { keyword: 'metric', pattern: /\bmetrics?\b/i, flag: 'hasMetrics', tag: 'metrics' },
  { keyword: 'progress', pattern: /\bprogress(es|ed|ing)?\b/i, flag: 'hasMetrics', tag: 'metrics' },
  { keyword: 'efficiency', pattern: /\befficienc(y|ies)\b/i, flag: 'hasMetrics', tag: 'metrics' },
  { keyword: 'automation', pattern: /\bautomat(e|es|ed|ing|ion|ions)\b/i, tag: 'automation' },
  { keyword: 'review', pattern: /\breview(s|ed|ing)?\b/i, tag: 'review' },
];

/** Pages of the excellence hub that tag what is written on them. */
export const excellencePages: readonly string[] = ['gtm-strategy', 'sales-analytics', 'competencies'];
const EXCELLENCE = 'excellence';

/** Longest sentence, in characters, and how many of a kind one message may state. */
const LONGEST = 500;
const MOST = 10;

type ProductivityReading = {
  readonly productivity: ProductivityContext;
  readonly tags: readonly string[];
  readonly isRelated: boolean;
  /** Sentences that state a goal. */
  readonly goals: readonly string[];
  /** Sentences that speak of a task. */
  readonly tasks: readonly string[];
};

/** What a message says about goals, tasks, metrics and plans. */
export function readingOf(content: string, { hubContext, pageContext }: ChatContext): ProductivityReading {
  const found = keywords.filter(({ pattern }) => pattern.test(content));
  const has = (flag: Flag) => found.some((row) => row.flag === flag);
  const pageTags = hubContext === EXCELLENCE ? excellencePages.filter((page) => page === pageContext) : [];
  return {
    productivity: {
      hasGoals: has('hasGoals'),
      hasTasks: has('hasTasks'),
      hasMetrics: has('hasMetrics'),
      hasPlanning: has('hasPlanning'),
      hubContext,
      extractedKeywords: found.map(({ keyword }) => keyword),
    },
    tags: [...new Set([...found.map(({ tag }) => tag), ...pageTags])],
    isRelated: found.length > 0,
    goals: has('hasGoals') ? sentencesWith('goal', content) : [],
    tasks: has('hasTasks') ? sentencesWith('task', content) : [],
  };
}

function sentencesWith(keyword: string, content: string): string[] {
  const { pattern } = keywords.find((row) => row.keyword === keyword)!;
  return content
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => clip(sentence.trim(), LONGEST))
    .filter((sentence) => pattern.test(sentence))
    .slice(0, MOST);
}
