import { z } from 'zod';

/** Kinds of files, told by their first bytes; what a browser claims them to be does not count. */
export const fileKinds = ['webm', 'ogg', 'wav', 'mp3', 'm4a', 'flac'] as const;
export type FileKind = (typeof fileKinds)[number];

export type UploadSpec = {
  /** Field of the multipart form that holds the one file. */
  readonly field: string;
  /** Of the file alone. */
  readonly maxBytes: number;
  readonly kinds: readonly FileKind[];
};

/**
 * What a service gets in the place of an uploaded file: where it lies, encrypted under a key of its own, and that key,
 * encrypted for this organization.
 */
export const StoredFile = z.object({
  object: z.string().regex(/^[a-z]+\.[0-9a-f-]{36}$/),
  kind: z.enum(fileKinds),
  bytes: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  sealedKey: z.string().max(1_000),
});
export type StoredFile = z.infer<typeof StoredFile>;
