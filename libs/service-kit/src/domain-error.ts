import { errors, type ErrorCode, type FieldError } from '@talent-os/contracts';

/** A refusal that is part of the product: a row of the closed error table, told to the caller. Anything else thrown becomes `server.error`. */
export class DomainError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly fields?: readonly FieldError[],
    readonly detail?: string,
    /** Work that goes on all the same. */
    readonly jobId?: string,
  ) {
    super(errors[code].title);
    this.name = 'DomainError';
  }
}
