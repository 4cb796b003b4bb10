import type { FullConfig } from '@playwright/test';
import { people } from './people.ts';
import { keepSessions, sharedSession, type Session } from './sessions.ts';

/** Signs everybody in once, so that tests begin on the screen they are about. */
export default async function globalSetup(config: FullConfig): Promise<void> {
  const baseURL = config.projects[0]?.use.baseURL ?? '';
  const sessions: Record<string, Session> = {};
  for (const { email } of people) sessions[email] = await sharedSession(baseURL, email);
  keepSessions(sessions);
}
