import type { Application } from './application.entity.js';

/** For its person an application goes on until they are told that it does not: of a rejection they hear a day later. */
export const asTold = ({
  status,
  noticeAt,
  noticeSentAt,
}: Pick<Application, 'status' | 'noticeAt' | 'noticeSentAt'>): Application['status'] =>
  status === 'rejected' && noticeAt && !noticeSentAt ? 'active' : status;
