import { peopleKnownTo } from '@talent-os/service-kit/people/people-known-to';

/** Sees to it that the names of these people stand in our own table, where the lists join them. */
export const knowPeople = peopleKnownTo('healthcare');
