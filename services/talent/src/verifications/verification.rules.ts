import type { ErrorCode } from '@talent-os/contracts';
import type { Verification } from '@talent-os/contracts/talent/verifications.js';

type Standing = Pick<Verification, 'status' | 'filename'>;

/** Why something is not withdrawn, or nothing. */
export const withdrawRefusal = ({ status }: Pick<Standing, 'status'>): ErrorCode | undefined =>
  status === 'withdrawn' ? 'verification.withdrawn' : undefined;

/** What its owner may do with something they handed in. */
export const mayWith = (standing: Standing): Verification['may'] => ({
  to: withdrawRefusal(standing) ? [] : ['withdrawn'],
  do: standing.filename === null ? [] : ['open'],
});
