import { indexText } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes in the order of the lists, down to the tie-break: a page is cut out of them alone, however deep it lies. Texts are searched by an index. */
export class ListOrders1763900000012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of indexes) await runner.query(statement);
    await indexText(runner, 'cyber', 'incident', ['title', 'description']);
    await indexText(runner, 'cyber', 'threat', ['title', 'description', 'source']);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}

const OPEN = `(status in ('new', 'triaged', 'investigating', 'contained', 'eradicated', 'recovered'))`;
const SEVERITY = `(array_position(array['critical', 'high', 'medium', 'low'], severity))`;

const indexes = [
  `create index incident_list on cyber.incident (organization_id, ${OPEN} desc, ${SEVERITY}, reported_time, id)
    include (status, severity)`,
  `create index incident_severity_list on cyber.incident (organization_id, severity, ${OPEN} desc, reported_time, id)
    include (status)`,
  `create index incident_status_list on cyber.incident (organization_id, status, ${SEVERITY}, reported_time, id)
    include (severity)`,
  'create index threat_list on cyber.threat (organization_id, published_date desc, id)',
  'drop index cyber.threat_published',
];
