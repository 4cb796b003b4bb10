import type { ServiceDefinition } from '@talent-os/service-kit';
import { AuditEvent } from './chain/audit-event.entity.js';
import { AuditHead } from './chain/audit-head.entity.js';
import { Chain } from './chain/chain.entity.js';
import { RecordEvents } from './chain/record.listener.js';
import { AuditCheckpoint } from './checkpoints/checkpoint.entity.js';
import { CheckpointFiles } from './checkpoints/checkpoint-files.js';
import { CheckpointKey } from './checkpoints/checkpoint-key.js';
import { Checkpoints } from './checkpoints/checkpoints.js';
import { AuditHeartbeat } from './checkpoints/heartbeat.entity.js';
import { KeepCopies } from './checkpoints/keep-copies.js';
import { SecondCopy } from './checkpoints/second-copy.js';
import { Witness } from './checkpoints/witness.js';
import { Audit1763600000000 } from './migrations/1-audit.js';
import { AuditHeartbeat1763600000001 } from './migrations/2-heartbeat.js';
import { RefusalsController } from './refusals/refusals.controller.js';
import { ClientErrorReport } from './reports/client-error-report.entity.js';
import { CrashReport } from './reports/crash-report.entity.js';
import { ReportsController } from './reports/reports.controller.js';
import { TrailController } from './trail/trail.controller.js';
import { untenanted } from './untenanted.js';

export const definition: ServiceDefinition = {
  name: 'audit',
  controllers: [RecordEvents, TrailController, RefusalsController, ReportsController],
  providers: [CheckpointKey, CheckpointFiles, Witness, Checkpoints, SecondCopy, KeepCopies],
  entities: [AuditEvent, AuditHead, Chain, AuditCheckpoint, AuditHeartbeat, ClientErrorReport, CrashReport],
  untenanted,
  migrations: [Audit1763600000000, AuditHeartbeat1763600000001],
};
