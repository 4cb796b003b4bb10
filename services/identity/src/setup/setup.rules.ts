/** What an installation holds of the organization and the address that `setup` was given. */
export type InstallationState = {
  readonly organizations: number;
  /** The organization with the same short name. */
  readonly named: string | undefined;
  /** Whose address it is already. */
  readonly owner: { readonly organizationId: string; readonly hasPassword: boolean } | undefined;
};

export type Decision = { readonly act: 'create' } | { readonly act: 'link again' } | { readonly refused: string };

/** `setup` makes one organization. Asked again before its link was used, it prints a new link; else it refuses. */
export function decideSetUp({ organizations, named, owner }: InstallationState, another: boolean): Decision {
  if (named && owner?.organizationId === named && !owner.hasPassword) return { act: 'link again' };
  if (named) return { refused: 'There is an organization of this name already.' };
  if (owner) return { refused: 'Somebody has this address already.' };
  if (organizations > 0 && !another)
    return { refused: 'This installation has an organization already. Add --another to make one more.' };
  return { act: 'create' };
}

/** The short name of an organization in addresses: lower case letters and digits, at most 60 characters. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);
