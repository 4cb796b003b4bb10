import SCIMMY from 'scimmy';
import { readFilter } from './paging.rules.js';

const { Resources } = SCIMMY;

/** What a read is narrowed to: which resources, and what of each. Which page is asked for is read in `pageOf`. */
export function conditionsOf(
  kind: 'User' | 'Group',
  { filter, attributes, excludedAttributes }: Readonly<Record<string, string>>,
): { readonly filter?: SCIMMY.Types.Filter; readonly attributes?: SCIMMY.Types.Filter } {
  return readFilter(
    () =>
      new Resources[kind](undefined, {
        ...(filter !== undefined && { filter }),
        ...(attributes !== undefined && { attributes }),
        ...(excludedAttributes !== undefined && { excludedAttributes }),
      }),
  );
}

/** Which schemas a resource has is told whatever is asked for (RFC 7643, section 3); the library leaves it out. */
export const withSchemas = <T extends { schemas?: string[] }>(resource: T, id: string): T => {
  if (!resource.schemas?.length) resource.schemas = [id];
  return resource;
};
