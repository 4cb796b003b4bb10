import type { Ctx } from '@talent-os/service-kit';
import { readConfig } from '@talent-os/service-kit/config';
import { BoundDb } from '@talent-os/service-kit/database/bound-db';
import { Database } from '@talent-os/service-kit/database/database';
import { ProviderMonth } from '../budget/provider-month.entity.js';
import { UsageEntry } from '../budget/usage-entry.entity.js';
import { PhiVault } from '../privacy/phi-vault.entity.js';
import { Prompt } from '../prompts/prompt.entity.js';
import { PromptVersion } from '../prompts/prompt-version.entity.js';
import { LlmProvider } from '../providers/llm-provider.entity.js';

const entities = [LlmProvider, ProviderMonth, UsageEntry, Prompt, PromptVersion, PhiVault];
const quiet = () => undefined;
const log = { error: quiet, warn: quiet, info: quiet, debug: quiet };

/** This service's own connections to the database of the test run. */
export const openChat = (): Promise<Database> =>
  Database.open(
    { name: 'chat', entities },
    readConfig({ ...process.env, DATABASE_URL: process.env.TEST_DATABASE_URL, DATABASE_POOL: '10' }),
  );

/** A context bound to an organization, without the rest of the product behind it. */
export function boundCtx(database: Database, organizationId: string): Ctx {
  const now = new Date();
  const db = new BoundDb(database, {
    service: 'chat',
    organizationId,
    actorId: null,
    actorRole: null,
    industry: null,
    operation: 'test',
    requestId: 'r',
    traceparent: undefined,
    now,
    committed: quiet,
  });
  const meta = {};
  return {
    organizationId,
    now,
    meta,
    log,
    db,
    withDeadline: () => boundCtx(database, organizationId),
  } as unknown as Ctx;
}
