import type { ErrorCode } from '@talent-os/contracts';

type Leaving = {
  readonly moderates: boolean;
  readonly close: boolean;
  /** The alias of who is to moderate; undefined where nobody was named, or nobody in the group. */
  readonly successor: { readonly alias: string | null; readonly isSelf: boolean } | undefined;
  readonly named: boolean;
};

/** Why somebody cannot leave a group like this; nothing where they can. A moderator is known by their name. */
export function leaveRefusal({ moderates, close, named, successor }: Leaving): ErrorCode | undefined {
  if (!moderates || close) return undefined;
  if (!named) return 'community.moderator';
  return successor && !successor.isSelf && successor.alias === null ? undefined : 'community.successor';
}
