import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../local/paths.ts';
import type { AskPlan } from './asking.ts';

export type Question = AskPlan['questions'][number];

/** Where the demo organization's people of each role are found. */
const MAILBOXES: Record<string, string> = {
  PLATFORM_ADMIN: 'platform.admin',
  ORGANIZATION_ADMIN: 'org.admin',
  HIRING_MANAGER: 'hiring.manager',
  RECRUITER: 'recruiter',
  CANDIDATE: 'candidate',
  SALES_REP: 'sales.rep',
  HEALTHCARE_PROFESSIONAL: 'nurse',
  CYBER_ANALYST: 'analyst',
  HR_MANAGER: 'hr.manager',
  DEPARTMENT_HEAD: 'department.head',
};

export const emailOf = (role: string): string => `${MAILBOXES[role] ?? ''}@meridian.example`;

/** A question as the browser sends it: a conversation of its own, on a screen of a hub. */
export const questionOf = (authorization: string, content: string, hub: string): Question => ({
  headers: { authorization },
  body: JSON.stringify({
    clientMessageId: randomUUID(),
    content,
    hubContext: hub,
    hubTitle: hub,
    pageContext: `${hub}-overview`,
    pageTitle: hub,
  }),
});

export interface ListedTool {
  role: string;
  hub: string;
  question: string;
}
interface AskedTool {
  readonly writes: boolean;
  readonly spec: { readonly hubs: readonly string[]; readonly examples: readonly string[] };
}

/**
 * A question for every read of the assistant, asked by everybody, whoever may be answered; from the built product, because
 * it is what is measured.
 */
export async function listedQuestions(): Promise<ListedTool[]> {
  const file = join(root, 'services', 'chat', 'dist', 'tools', 'tool.js');
  const { allTools } = (await import(pathToFileURL(file).href)) as { allTools: readonly AskedTool[] };
  const reads = allTools.filter(({ writes }) => !writes);
  return Object.keys(MAILBOXES).flatMap((role) =>
    reads.map(({ spec: { hubs, examples } }) => ({ role, hub: hubs[0]!, question: examples[0]! })),
  );
}
