import { peopleCacheOf } from '@talent-os/service-kit/people/people-cache';

/** Sees to it that the names of these people stand in our own table, where the lists join them. Before a transaction. */
export const ensurePeopleCached = peopleCacheOf('sales');
