import type { ServiceDefinition } from '@talent-os/service-kit';
import { AuditEvent } from './chain/audit-event.entity.js';
import { AuditHead } from './chain/audit-head.entity.js';
import { Chain } from './chain/chain.entity.js';
import { RecordEvents } from './recording/record.listener.js';
import { AuditCheckpoint } from './checkpoints/checkpoint.entity.js';
import { CheckpointFiles } from './checkpoints/checkpoint-files.js';
import { CheckpointKey } from './checkpoints/checkpoint-key.js';
import { Checkpoints } from './checkpoints/checkpoints.js';
import { AuditHeartbeat } from './checkpoints/heartbeat.entity.js';
import { KeepCopies } from './checkpoints/keep-copies.js';
import { SecondCopy } from './checkpoints/second-copy.js';
import { Witness } from './checkpoints/witness.js';
import { ErasureController } from './erasure/erasure.controller.js';
import { ExportController } from './export/export.controller.js';
import { HealthController } from './health/health.controller.js';
import { Audit1763600000000 } from './migrations/1-audit.js';
import { AuditHeartbeat1763600000001 } from './migrations/2-heartbeat.js';
import { Verifications1763600000002 } from './migrations/3-verifications.js';
import { FoldedSearch1764600000004 } from './migrations/4-folded-search.js';
import { PrunedReports1764600000006 } from './migrations/6-pruned-reports.js';
import { PruneReports } from './reports/prune-reports.js';
import { TextOrder1764600000005 } from './migrations/5-text-order.js';
import { RefusalsController } from './refusals/refusals.controller.js';
import { ClientErrorReport } from './reports/client-error-report.entity.js';
import { CrashReport } from './reports/crash-report.entity.js';
import { ReportsController } from './reports/reports.controller.js';
import { TrailController } from './trail/trail.controller.js';
import { TrailVerifier } from './trail/verify-trail.js';
import { untenanted } from './untenanted.js';
import { RunVerification } from './verifications/run-verification.js';
import { Verification } from './verifications/verification.entity.js';
import { VerificationsController } from './verifications/verifications.controller.js';

export const definition: ServiceDefinition = {
  name: 'audit',
  controllers: [
    RecordEvents,
    TrailController,
    ExportController,
    VerificationsController,
    RefusalsController,
    ReportsController,
    HealthController,
    ErasureController,
  ],
  providers: [
    CheckpointKey,
    CheckpointFiles,
    Witness,
    Checkpoints,
    SecondCopy,
    KeepCopies,
    PruneReports,
    TrailVerifier,
    RunVerification,
  ],
  entities: [
    AuditEvent,
    AuditHead,
    Chain,
    AuditCheckpoint,
    AuditHeartbeat,
    Verification,
    ClientErrorReport,
    CrashReport,
  ],
  untenanted,
  migrations: [
    Audit1763600000000,
    AuditHeartbeat1763600000001,
    Verifications1763600000002,
    FoldedSearch1764600000004,
    TextOrder1764600000005,
    PrunedReports1764600000006,
  ],
};
