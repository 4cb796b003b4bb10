import { roleTable } from '@talent-os/contracts/access/tables';
import type { AuditEvent } from '@talent-os/contracts/audit/trail';

export const roleOf = ({ actorRole }: AuditEvent) => (actorRole ? roleTable[actorRole].label : undefined);
export const actorOf = (event: AuditEvent) =>
  event.actorName ?? (event.actorId ? 'Somebody of the organization' : 'Talent OS');
