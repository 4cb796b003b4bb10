import { withStreams } from './jetstream.js';

/** Pieces of files in the object store of an installation: zero says that nothing of any file is left, not even its name. */
export const filesLeft = (installation = process.env.INSTALLATION ?? ''): Promise<number> =>
  withStreams(async ({ streams }) => (await streams.info(`${installation}_FILES`)).state.messages);
