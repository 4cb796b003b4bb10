/** What a file of integration tests takes that does not stand in the table, in seconds. */
export const USUAL_SECONDS = 2;

/**
 * Files that take longer than ten seconds, in seconds as they were measured among the others: parts that run side by side
 * end together by it. A file that is missing here only makes them end further apart.
 */
export const LONG: Readonly<Record<string, number>> = {
  'apps/platform/src/conformance/may.integration.test.ts': 95,
  'apps/platform/src/conformance/access-walker.integration.test.ts': 48,
  'apps/platform/src/conformance/figures.integration.test.ts': 45,
  'services/chat/src/prompts/shown.integration.test.ts': 44,
  'services/audit/src/test/record.integration.test.ts': 30,
  'services/chat/src/model/injection.integration.test.ts': 30,
  'services/identity/src/mail/mail.integration.test.ts': 30,
  'services/transcription/src/engines/engines.integration.test.ts': 30,
  'apps/platform/src/conformance/search.integration.test.ts': 28,
  'apps/gateway/src/docs/reads.integration.test.ts': 25,
  'apps/gateway/src/mcp/tools.integration.test.ts': 25,
  'services/cyber/src/stix/bundles.integration.test.ts': 24,
  'apps/platform/src/conformance/foreign-id-walker.integration.test.ts': 20,
  'services/talent/src/own-erasure/own-erasure.integration.test.ts': 19,
  'services/identity/src/notifications/inbox.integration.test.ts': 16,
  'apps/platform/src/conformance/tenant-tables.integration.test.ts': 12,
  'services/identity/src/integrations/webhooks/webhooks.integration.test.ts': 11,
  'services/identity/src/second-factor/second-factor.integration.test.ts': 11,
  'services/productivity/src/goals/goals.integration.test.ts': 10,
};
