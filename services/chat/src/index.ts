import { ApplicationPolicyController } from './applications/application-policy.controller.js';
import { ApplicationPolicy } from './applications/application-policy.entity.js';
import { ChooseAnswerer } from './answering/choose-answerer.js';
import { Ledger } from './budget/ledger.js';
import { ProviderMonth } from './budget/provider-month.entity.js';
import { UsageEntry } from './budget/usage-entry.entity.js';
import { seed } from './demo/seed.js';
import { FeedbackController } from './feedback/feedback.controller.js';
import { ChatFeedback } from './feedback/feedback.entity.js';
import { PurgeSessions } from './jobs/purge-sessions.job.js';
import { ReapRuns } from './jobs/reap-runs.job.js';
import { RewrapSecrets } from './jobs/rewrap-secrets.job.js';
import { SyncProductivity } from './jobs/sync-productivity.job.js';
import { ToolsController } from './mcp/tools.controller.js';
import { ChatMessage } from './messages/message.entity.js';
import { MessagesController } from './messages/messages.controller.js';
import { Conversations1763600000001 } from './migrations/1-conversations.js';
import { Tools1763600000002 } from './migrations/2-tools.js';
import { Models1763600000003 } from './migrations/3-models.js';
import { PhiPolicy1763600000004 } from './migrations/4-phi-policy.js';
import { SecretHolders1763600000005 } from './migrations/5-secret-holders.js';
import { RoleBudgets1763600000006 } from './migrations/6-role-budgets.js';
import { HealthSessions1763600000007 } from './migrations/7-health-sessions.js';
import { ApplicationPolicy1763600000008 } from './migrations/8-application-policy.js';
import { ModelAnswerer } from './model/model-answerer.js';
import { PhiVault } from './model/phi-vault.entity.js';
import { Toolbox } from './model/toolbox.js';
import { PromptVersion } from './prompts/prompt-version.entity.js';
import { Prompt } from './prompts/prompt.entity.js';
import { PromptsController } from './prompts/prompts.controller.js';
import { KnownPeople } from './privacy/known-people.js';
import { Addresses } from '@talent-os/service-kit/outside/addresses';
import { Ask } from './providers/ask.js';
import { Breakers } from '@talent-os/service-kit/outside/breaker';
import { LlmProvider } from './providers/llm-provider.entity.js';
import { ProviderKeys } from './providers/provider-keys.js';
import { ProvidersController } from './providers/providers.controller.js';
import { PlatformAnswerer } from './router/platform-answerer.js';
import { RunEngine } from './runs/run-engine.js';
import { ChatRun } from './runs/run.entity.js';
import { RunsController } from './runs/runs.controller.js';
import { ChatSession } from './sessions/session.entity.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { Proposal } from './tools/proposal.entity.js';
import { ProposalsController } from './tools/proposals.controller.js';
import { ToolCall } from './tools/tool-call.entity.js';
import { untenanted } from './untenanted.js';
import type { ServiceDefinition } from '@talent-os/service-kit';

export const definition: ServiceDefinition = {
  name: 'chat',
  controllers: [
    ApplicationPolicyController,
    FeedbackController,
    MessagesController,
    PromptsController,
    ProposalsController,
    ProvidersController,
    RunsController,
    SessionsController,
    ToolsController,
  ],
  providers: [
    Addresses,
    Ask,
    Breakers,
    ChooseAnswerer,
    KnownPeople,
    Ledger,
    ModelAnswerer,
    PlatformAnswerer,
    ProviderKeys,
    PurgeSessions,
    ReapRuns,
    RewrapSecrets,
    RunEngine,
    SyncProductivity,
    Toolbox,
  ],
  entities: [
    ApplicationPolicy,
    ChatFeedback,
    ChatMessage,
    ChatRun,
    ChatSession,
    LlmProvider,
    PhiVault,
    Prompt,
    PromptVersion,
    Proposal,
    ProviderMonth,
    ToolCall,
    UsageEntry,
  ],
  untenanted,
  migrations: [
    Conversations1763600000001,
    Tools1763600000002,
    Models1763600000003,
    PhiPolicy1763600000004,
    SecretHolders1763600000005,
    RoleBudgets1763600000006,
    HealthSessions1763600000007,
    ApplicationPolicy1763600000008,
  ],
  seed,
};
