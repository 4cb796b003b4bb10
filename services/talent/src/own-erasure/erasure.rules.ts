import type { ErrorCode } from '@talent-os/contracts';
import { erasureServices, type ErasureService } from '@talent-os/contracts/erasure/erasing.js';
import { erasureStates, type ErasureHold, type ErasureState } from '@talent-os/contracts/talent/own-erasure.js';
import type { DoneAt } from './erasure.entity.js';

type Standing = {
  /** They work here, or were hired. */
  readonly employed: boolean;
  /** An offer is out that they have not answered. */
  readonly offered: boolean;
};

/** Why somebody cannot be erased as they stand, or nothing. An employment record is no applicant's to erase. */
export function holdOf({ employed, offered }: Standing): ErasureHold | undefined {
  if (employed) return 'employment';
  return offered ? 'offer' : undefined;
}

export const isOpen = (status: ErasureState): boolean => erasureStates[status].open;

/** Why it cannot be taken back. */
export const withdrawalRefusal = (status: ErasureState): ErrorCode | undefined =>
  status === 'running' ? 'erasure.begun' : undefined;

/** Whom to ask next, in order: nobody else while the account is there, nobody for facts while their owners are not done. */
export function nextServices(doneAt: DoneAt): ErasureService[] {
  const open = erasureServices.filter((service) => doneAt[service] === undefined);
  if (open.includes('identity')) return ['identity'];
  const owners = open.filter((service) => service !== 'intelligence');
  return owners.length > 0 ? owners : open;
}
