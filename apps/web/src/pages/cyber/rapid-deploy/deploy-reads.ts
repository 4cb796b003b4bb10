import { getDeployRequest, listDeployRequests, listOwnProposals, rankPeople } from '@talent-os/contracts/cyber/deploy';

/** Reads a change of a request or a proposal makes stale. */
export const deployReads = [listDeployRequests, getDeployRequest, rankPeople, listOwnProposals];
