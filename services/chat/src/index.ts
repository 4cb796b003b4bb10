import { ErasureController } from './erasure/erasure.controller.js';
import { InboxController } from './inbox/inbox.controller.js';
import { ApplicationPolicyController } from './applications/application-policy.controller.js';
import { ApplicationPolicy } from './applications/application-policy.entity.js';
import { AnswerPolicyController } from './answering/answer-policy.controller.js';
import { AnswerPolicy } from './answering/answer-policy.entity.js';
import { ChooseAnswerer } from './runs/choose-answerer.js';
import { Ledger } from './budget/ledger.js';
import { ProviderMonth } from './budget/provider-month.entity.js';
import { UsageEntry } from './budget/usage-entry.entity.js';
import { seed } from './demo/seed.js';
import { ExportController } from './export/export.controller.js';
import { FeedbackController } from './feedback/feedback.controller.js';
import { ChatFeedback } from './feedback/feedback.entity.js';
import { PurgeSessions } from './jobs/purge-sessions.job.js';
import { ReapRuns } from './jobs/reap-runs.job.js';
import { RewrapSecrets } from './jobs/rewrap-secrets.job.js';
import { SyncProductivity } from './jobs/sync-productivity.job.js';
import { KnowledgeFile } from './knowledge/knowledge-file.entity.js';
import { KnowledgePassage } from './knowledge/knowledge-passage.entity.js';
import { KnowledgePiece } from './knowledge/knowledge-piece.entity.js';
import { KnowledgeController } from './knowledge/knowledge.controller.js';
import { ReadKnowledge } from './knowledge/read-knowledge.job.js';
import { ToolsController } from './mcp/tools.controller.js';
import { ModelsController } from './choice/models.controller.js';
import { MemoriesController } from './memory/memories.controller.js';
import { MemoryAnswerer } from './memory/memory-answerer.js';
import { MemorySwitch } from './memory/memory-switch.entity.js';
import { Memory } from './memory/memory.entity.js';
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
import { Knowledge1763600000009 } from './migrations/9-knowledge.js';
import { Memories1763600000010 } from './migrations/10-memories.js';
import { ChosenModels1763600000011 } from './migrations/11-chosen-models.js';
import { SharedConversations1763600000012 } from './migrations/12-shared-conversations.js';
import { AnswerPolicy1763600000013 } from './migrations/13-answer-policy.js';
import { PrivateMessages1764000000015 } from './migrations/15-private-messages.js';
import { ModelAnswerer } from './model/model-answerer.js';
import { PhiVault } from './privacy/phi-vault.entity.js';
import { Toolbox } from './model/toolbox.js';
import { PromptVersion } from './prompts/prompt-version.entity.js';
import { Prompt } from './prompts/prompt.entity.js';
import { PromptsController } from './prompts/prompts.controller.js';
import { KnownPeople } from './privacy/known-people.js';
import { Addresses } from '@talent-os/service-kit/outside/addresses';
import { ProviderClient } from './providers/provider-client.js';
import { Breakers } from '@talent-os/service-kit/outside/breaker';
import { LlmProvider } from './providers/llm-provider.entity.js';
import { ProviderKeys } from './providers/provider-keys.js';
import { ProvidersController } from './providers/providers.controller.js';
import { PlatformAnswerer } from './understanding/platform-answerer.js';
import { RunEngine } from './runs/run-engine.js';
import { ChatRun } from './runs/run.entity.js';
import { RunsController } from './runs/runs.controller.js';
import { ChatSession } from './sessions/session.entity.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { SharedController } from './sharing/shared.controller.js';
import { SharedSession } from './sharing/shared-session.entity.js';
import { SharesController } from './sharing/shares.controller.js';
import { Proposal } from './tools/proposal.entity.js';
import { ProposalsController } from './tools/proposals.controller.js';
import { ToolCall } from './tools/tool-call.entity.js';
import { untenanted } from './untenanted.js';
import type { ServiceDefinition } from '@talent-os/service-kit';
import { Search1764000000014 } from './migrations/14-search.js';
import { FoldedSearch1764600000016 } from './migrations/16-folded-search.js';
import { TextOrder1764600000017 } from './migrations/17-text-order.js';
import { Erasure1766100000018 } from './migrations/18-erasure.js';
import { CoachThreads1766800000019 } from './migrations/19-coach-threads.js';
import { CoachThread } from './coach/coach-thread.entity.js';
import { CoachController } from './coach/coach.controller.js';
import { EndCoachThreads } from './jobs/end-coach-threads.job.js';
import { SearchController } from './search/search.controller.js';

export const definition: ServiceDefinition = {
  name: 'chat',
  controllers: [
    ErasureController,
    SearchController,
    InboxController,
    AnswerPolicyController,
    ApplicationPolicyController,
    CoachController,
    ExportController,
    FeedbackController,
    KnowledgeController,
    MemoriesController,
    MessagesController,
    ModelsController,
    PromptsController,
    ProposalsController,
    ProvidersController,
    RunsController,
    SessionsController,
    SharedController,
    SharesController,
    ToolsController,
  ],
  providers: [
    Addresses,
    ProviderClient,
    Breakers,
    ChooseAnswerer,
    EndCoachThreads,
    KnownPeople,
    Ledger,
    MemoryAnswerer,
    ModelAnswerer,
    PlatformAnswerer,
    ProviderKeys,
    PurgeSessions,
    ReadKnowledge,
    ReapRuns,
    RewrapSecrets,
    RunEngine,
    SyncProductivity,
    Toolbox,
  ],
  entities: [
    AnswerPolicy,
    ApplicationPolicy,
    ChatFeedback,
    ChatMessage,
    ChatRun,
    ChatSession,
    CoachThread,
    KnowledgeFile,
    KnowledgePassage,
    KnowledgePiece,
    LlmProvider,
    Memory,
    MemorySwitch,
    PhiVault,
    Prompt,
    PromptVersion,
    Proposal,
    ProviderMonth,
    SharedSession,
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
    Knowledge1763600000009,
    Memories1763600000010,
    ChosenModels1763600000011,
    SharedConversations1763600000012,
    AnswerPolicy1763600000013,
    Search1764000000014,
    PrivateMessages1764000000015,
    FoldedSearch1764600000016,
    TextOrder1764600000017,
    Erasure1766100000018,
    CoachThreads1766800000019,
  ],
  seed,
};
