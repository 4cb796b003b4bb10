import type { Engine } from './engine.ts';

type ImageDetails = { Size: number; RootFS: { Layers: string[] }; Config: { User: string } };

async function inspect(engine: Engine, name: string): Promise<ImageDetails> {
  const [image] = JSON.parse(await engine.docker(['image', 'inspect', name])) as ImageDetails[];
  if (image === undefined) throw new Error(`There is no image ${name}`);
  return image;
}

export type Image = {
  /** Megabytes above the image it is built on. */
  readonly own: number;
  readonly base: number;
  readonly user: string;
  readonly layers: readonly string[];
};

/** What an image adds to its base. */
export async function imageFacts(engine: Engine, name: string, base: string): Promise<Image> {
  const [whole, below] = await Promise.all([inspect(engine, name), inspect(engine, base)]);
  const megabytes = (bytes: number): number => bytes / 1e6;
  return {
    own: megabytes(whole.Size - below.Size),
    base: megabytes(below.Size),
    user: whole.Config.User,
    layers: whole.RootFS.Layers,
  };
}

/** Files of the image that have no business in it. */
export async function strayFiles(engine: Engine, name: string): Promise<string[]> {
  const wanted = String.raw`\.(test\.[cm]?js|d\.[cm]?ts|map|md|pem|key|tsx|tsbuildinfo)$|/\.env`;
  const list = ['run', '--rm', '--network=none', '--entrypoint=find', name, '/app', '-type', 'f'];
  const files = (await engine.docker(list)).split('\n').filter(Boolean);
  if (files.length === 0) throw new Error('The image holds no files: nothing was looked at');
  return files.filter((file) => new RegExp(wanted).test(file));
}
