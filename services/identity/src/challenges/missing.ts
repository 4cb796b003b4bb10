import { DomainError } from '@talent-os/service-kit';

/** Refuses an answer without the field its method needs. */
export function missing(field: string, message: string): never {
  throw new DomainError('request.invalid', [{ field, message }]);
}
