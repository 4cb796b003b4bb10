import { Zip, ZipDeflate } from 'fflate';

/** A file of an archive: its path there, and its content piece by piece. */
export type FileOfArchive = { readonly name: string; readonly content: AsyncIterable<Uint8Array> };

/** Files as one archive, piece by piece as they come: no more than a piece of one is in memory. */
export async function* zipped(files: AsyncIterable<FileOfArchive>, at: Date): AsyncGenerator<Uint8Array, void> {
  const ready: Uint8Array[] = [];
  const archive = new Zip((failure, piece) => {
    if (failure) throw failure;
    ready.push(piece);
  });
  for await (const { name, content } of files) {
    const file = new ZipDeflate(name, { level: 6 });
    file.mtime = at;
    archive.add(file);
    for await (const piece of content) {
      file.push(piece);
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(0), true);
    yield* ready.splice(0);
  }
  archive.end();
  yield* ready.splice(0);
}
