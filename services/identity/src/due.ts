import { DueQueue } from '@talent-os/service-kit/due/due-queue';

/** A request for a second person, and a look into the organization, when their time is up; a review of access on the day of its next step. */
export const due = new DueQueue<'approval' | 'breakGlass' | 'accessReview'>('identity');
