import { roleTable } from '@talent-os/contracts/access/tables';
import type { KnowledgeFile } from '@talent-os/contracts/chat/knowledge';
import { knowledgeReaderLabels } from '@talent-os/contracts/chat/knowledge-states';
import type { BadgeVariant } from '@/ui/display/status-badge';
import { hubLabel } from '@/features/people/access-labels';

export const stateVariants: Readonly<Record<KnowledgeFile['state'], BadgeVariant>> = {
  processing: 'secondary',
  ready: 'success',
  failed: 'error',
};

export const kindLabels: Readonly<Record<KnowledgeFile['kind'], string>> = { pdf: 'PDF', docx: 'Word', txt: 'Text' };

/** Who may read a document: `Everyone who works here`, `Recruiter, HR manager`. */
export function readersInWords({ readers, roles, hubs }: Pick<KnowledgeFile, 'readers' | 'roles' | 'hubs'>): string {
  if (readers === 'roles') return roles.map((role) => roleTable[role].label).join(', ');
  if (readers === 'hubs') return hubs.map(hubLabel).join(', ');
  return knowledgeReaderLabels[readers];
}
