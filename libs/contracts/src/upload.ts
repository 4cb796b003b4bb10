import { z } from 'zod';

/** Kinds of files, told by their first bytes; what a browser claims them to be does not count. */
export const audioKinds = ['webm', 'ogg', 'wav', 'mp3', 'm4a', 'flac'] as const;
export const documentKinds = ['pdf', 'jpeg', 'png'] as const;
/** Texts people work by. Plain text and Markdown begin alike, and so does every archive: who reads one tells more. */
export const knowledgeKinds = ['pdf', 'docx', 'txt'] as const;
const fileKinds = [...audioKinds, ...documentKinds, 'docx', 'txt', 'csv', 'json', 'svg', 'zip'] as const;
export type AudioKind = (typeof audioKinds)[number];
export type DocumentKind = (typeof documentKinds)[number];
export type KnowledgeKind = (typeof knowledgeKinds)[number];
export type FileKind = (typeof fileKinds)[number];

/** What a file of each kind is sent as. Source: the IANA registry of media types. */
export const mediaTypes: Readonly<Record<FileKind, string>> = {
  webm: 'audio/webm',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  flac: 'audio/flac',
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv',
  json: 'application/json',
  svg: 'image/svg+xml',
  zip: 'application/zip',
};

export type UploadSpec = {
  /** Field of the multipart form that holds the one file. */
  readonly field: string;
  /** Of the file alone. */
  readonly maxBytes: number;
  readonly kinds: readonly FileKind[];
};

const MEBIBYTE = 1024 * 1024;

/** What people read under the field of a file that is not taken. */
export const uploadTexts = {
  kind: ({ kinds }: Pick<UploadSpec, 'kinds'>) =>
    `Please choose a file of one of these kinds: ${kinds.map((kind) => kind.toUpperCase()).join(', ')}`,
  size: ({ maxBytes }: Pick<UploadSpec, 'maxBytes'>) => `Please choose a file of at most ${maxBytes / MEBIBYTE} MB`,
  empty: 'Please choose a file that is not empty',
} as const;

const lies = {
  object: z.string().regex(/^[a-z]+\.[0-9a-f-]{36}$/),
  bytes: z.int().min(0),
  sealedKey: z.string().max(1_000),
};

/**
 * What a service gets in the place of an uploaded file of one of these kinds: where it lies, encrypted under a key of its
 * own, and that key, encrypted for this organization.
 */
export const storedFile = <const K extends readonly FileKind[]>(kinds: K) =>
  z.object({ ...lies, kind: z.enum(kinds), sha256: z.string().regex(/^[0-9a-f]{64}$/) }, uploadTexts.empty);
export type StoredFile = {
  readonly object: string;
  readonly kind: FileKind;
  readonly bytes: number;
  readonly sha256: string;
  readonly sealedKey: string;
};

/** What an operation with `download` answers: where the file lies from which the gateway sends it, and what it is called. */
export const FileToSend = z.object({ ...lies, kind: z.enum(fileKinds), filename: z.string().min(1).max(255) });
export type FileToSend = z.infer<typeof FileToSend>;

/** What a text in UTF-8 begins with for programs that would take it for something else. */
export const BYTE_ORDER_MARK = '\uFEFF';
