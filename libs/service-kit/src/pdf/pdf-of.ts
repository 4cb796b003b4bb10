import { offThread } from '../off-thread.js';
import type { PdfDocument } from './pdf-document.js';

const WRITER = new URL('./write-pdf.js', import.meta.url);

/** The document as a tagged PDF, written beside the main thread: fonts are cut to the letters it uses. */
export const pdfOf = (document: PdfDocument): Promise<Uint8Array> =>
  offThread<PdfDocument, Uint8Array>(WRITER, 'writePdf', document);
