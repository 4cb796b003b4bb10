import type { ErrorCode } from '@talent-os/contracts';
import { DomainError } from '../domain-error.js';
import { violatedUnique } from './postgres-error.js';

/** A write that is refused, instead of failing, where it violates one of these unique indexes. */
export async function refuseDuplicates<T>(
  written: Promise<T>,
  refusals: Readonly<Record<string, ErrorCode>>,
): Promise<T> {
  try {
    return await written;
  } catch (error) {
    const refusal = refusals[violatedUnique(error) ?? ''];
    throw refusal ? new DomainError(refusal) : error;
  }
}
