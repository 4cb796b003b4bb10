import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../local/paths.ts';
import type { Asking } from './asking.ts';

export type Question = Asking['questions'][number];

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

export interface Listed {
  role: string;
  hub?: string;
  question: string;
}

/** The list the router is tuned with, over every role and operation; of the built product, because it is what is measured. */
export async function listedQuestions(): Promise<Listed[]> {
  const file = join(root, 'services', 'chat', 'dist', 'router', 'questions.tuning.js');
  const { tuning } = (await import(pathToFileURL(file).href)) as { tuning: Listed[] };
  return tuning.filter(({ role }) => role in MAILBOXES);
}
