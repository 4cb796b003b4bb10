import type { Ctx } from '@talent-os/service-kit';

/** Who brought a bundle, when, and whom what follows from it is told to. */
export type Keeper = Pick<Ctx, 'now' | 'userId' | 'emit'>;
