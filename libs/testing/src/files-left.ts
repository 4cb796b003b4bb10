import { withStreams } from './jetstream.js';

/** Pieces of files in the object store of an installation: zero says that nothing of any file is left, not even its name. */
export const filesLeft = (installation = process.env.INSTALLATION ?? ''): Promise<number> =>
  withStreams(async ({ streams }) => (await streams.info(`${installation}_FILES`)).state.messages);

/** Every piece of a file in that store, with the name it is kept under. */
export const filePieces = (installation = process.env.INSTALLATION ?? '') =>
  withStreams(async ({ direct }) => {
    const pieces: { readonly name: string; readonly content: Buffer }[] = [];
    for (let seq = 1; ;) {
      const piece = await direct.getMessage(`${installation}_FILES`, { seq, next_by_subj: '>' });
      if (!piece) return pieces;
      pieces.push({ name: piece.subject, content: Buffer.from(piece.data) });
      seq = piece.seq + 1;
    }
  });
