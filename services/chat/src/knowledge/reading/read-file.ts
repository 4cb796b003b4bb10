import type { KnowledgeLanguage } from '@talent-os/contracts/chat/knowledge-states.js';
import type { KnowledgeKind } from '@talent-os/contracts/upload.js';
import type { ReadTask } from '@talent-os/service-kit/reading/read-apart';
import { UnreadableFile } from '@talent-os/service-kit/reading/unreadable-file';
import type { Block } from './block.js';
import { docxBlocks } from './docx.js';
import { languageOf } from './language.rules.js';
import { passagesOf, type TextPassage } from './passages.rules.js';
import { pdfBlocks } from './pdf.js';
import { textBlocks } from './plain-text.js';

export type ReadText = {
  /** Null where a file of this kind knows none. */
  readonly pages: number | null;
  readonly passages: readonly TextPassage[];
  readonly language: KnowledgeLanguage;
};
/** What a kind of file gives. */
type Blocks = { readonly blocks: readonly Block[]; readonly pages: number | null };

/** Characters of a document's text. */
const MOST_TEXT = 2_000_000;

const readers: Record<KnowledgeKind, (task: ReadTask) => Promise<Blocks>> = {
  pdf: ({ content }) => pdfBlocks(content),
  docx: async ({ content }) => ({ blocks: docxBlocks(content), pages: null }),
  txt: async ({ content, filename }) => ({ blocks: textBlocks(content, filename.endsWith('.md')), pages: null }),
};

/** The passages of a file. Throws `UnreadableFile`, and anything where the file is damaged. */
export async function readFile(task: ReadTask): Promise<ReadText> {
  const { blocks, pages } = await readers[task.kind](task);
  const letters = blocks.reduce((sum, { text }) => sum + text.length, 0);
  if (letters > MOST_TEXT) throw new UnreadableFile('large');
  const passages = passagesOf(blocks);
  if (passages.length === 0) throw new UnreadableFile('empty');
  return { pages, passages, language: languageOf(blocks.map(({ text }) => text)) };
}

/** The module that reads, for a process of its own. */
export const READER = new URL(import.meta.url);
