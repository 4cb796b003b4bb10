import { isErrorCode, errors } from '@talent-os/contracts';
import { DomainError } from '@talent-os/service-kit';
import SCIMMY from 'scimmy';
import { ScimValueFault } from './person-values.rules.js';

/** The body of a refusal (RFC 7644, section 3.12). */
type ScimProblem = {
  readonly schemas: readonly string[];
  readonly status: string;
  readonly scimType?: string;
  readonly detail: string;
};

/** Why a request is refused; `type` is one of the standard's own. */
export const fault = (status: number, detail: string, type = ''): Error => new SCIMMY.Types.Error(status, type, detail);

export const missing = (id: string): Error => fault(404, `Resource ${id} not found`);

/** A refusal in the words of the standard; nothing for a fault of ours. */
export function problemOf(error: unknown): ScimProblem | undefined {
  if (error instanceof SCIMMY.Types.Error) return told(Number(error.status), error.message, error.scimType);
  if (error instanceof ScimValueFault) return told(400, error.message, 'invalidValue');
  // The library refuses a body that its schema does not take with this kind of error.
  if (error instanceof TypeError && isOfSchema(error)) return told(400, error.message, 'invalidValue');
  if (error instanceof DomainError && isErrorCode(error.code) && errors[error.code].status < 500)
    return told(errors[error.code].status, errors[error.code].title);
  return undefined;
}

const isOfSchema = ({ stack = '' }: Error): boolean => /\/scimmy\//.test(stack.split('\n')[1] ?? '');

const told = (status: number, detail: string, scimType?: string): ScimProblem => ({
  schemas: [SCIMMY.Messages.ErrorResponse.id],
  status: String(status),
  ...(scimType && { scimType }),
  detail,
});
