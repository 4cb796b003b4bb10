import { DomainError, type Transaction } from '@talent-os/service-kit';
import { CommunityGroup } from './community-group.entity.js';

/** A group that is open, locked: nobody joins while it closes. */
export async function lockGroup(tx: Transaction, id: string): Promise<CommunityGroup> {
  const group = await tx.lock(CommunityGroup, id);
  if (group.closedAt !== null) throw new DomainError('resource.missing');
  return group;
}
