import { z } from 'zod';
import { slug } from '../canonical.js';

/** Where a message was written. Sent snake_case or camelCase; see `fromSnake`. */
export const ChatContext = z.object({
  hubContext: slug(60),
  hubTitle: z.string().max(80),
  pageContext: z.string().max(80),
  pageTitle: z.string().max(120),
});
export type ChatContext = z.infer<typeof ChatContext>;

/** Earlier clients write `hub_context`, `hub_title`, `page_context`, `page_title`, `user_id`: both spellings are accepted. */
export const fromSnake = (input: unknown): unknown =>
  typeof input !== 'object' || input === null || Array.isArray(input)
    ? input
    : Object.fromEntries(
        Object.entries(input).map(([key, value]) => [
          key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
          value,
        ]),
      );

/** What a message says about goals, tasks, metrics and plans. */
export const ProductivityContext = z.object({
  hasGoals: z.boolean(),
  hasTasks: z.boolean(),
  hasMetrics: z.boolean(),
  hasPlanning: z.boolean(),
  hubContext: z.string(),
  extractedKeywords: z.array(z.string()),
});
export type ProductivityContext = z.infer<typeof ProductivityContext>;
