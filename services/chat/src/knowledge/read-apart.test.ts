import { describe, expect, it } from '@jest/globals';
import { readApart } from '@talent-os/service-kit/reading/read-apart';
import { READER } from './reading/read-file.js';
import { docxBomb, docxOf, lockedPdf, pdfBomb, pdfOf, wordXml } from './test/files.js';

const MEBIBYTE = 1024 * 1024;
const pages = (count: number) => pdfOf(Array.from({ length: count }, () => ['A page of the handbook.']));
const read = (kind: 'pdf' | 'docx' | 'txt', content: Uint8Array) =>
  readApart(READER, { kind, filename: `a.${kind}`, content });

describe('a file read in a process of its own', () => {
  it('gives its passages', async () => {
    expect(await read('pdf', pages(1))).toMatchObject({ pages: 1, passages: [{ text: 'A page of the handbook.' }] });
    expect(await read('txt', Buffer.from('Leave is 30 days.'))).toMatchObject({ pages: null });
  });

  it.each([
    ['a document that unpacks to 40 MB', 'docx', docxBomb(40), 'large'],
    ['one that says it unpacks to less', 'docx', docxBomb(40, 1_000), 'damaged'],
    ['a page that unpacks to 600 MB', 'pdf', pdfBomb(600), 'large'],
    ['a PDF of 501 pages', 'pdf', pages(501), 'large'],
    ['a text of more than two million characters', 'txt', Buffer.alloc(3 * MEBIBYTE, 'word '), 'large'],
    ['a PDF with a password', 'pdf', lockedPdf(), 'locked'],
    ['a PDF that ends in its middle', 'pdf', Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog'), 'damaged'],
    ['an archive that is no document', 'docx', docxOf('').subarray(0, 60), 'damaged'],
    ['a document with entities', 'docx', docxOf(wordXml(['&a;'], '<!DOCTYPE w [<!ENTITY a "b">]>')), 'damaged'],
    ['a text in another encoding', 'txt', Buffer.from('Über', 'latin1'), 'encoding'],
    ['a scan', 'pdf', pdfOf([[]]), 'empty'],
  ] as const)('%s is refused in words', async (_, kind, content, problem) => {
    expect(await read(kind, content)).toEqual({ problem });
  });

  it('is ended where it takes too long, and the next one is read', async () => {
    expect(await readApart(READER, { kind: 'pdf', filename: 'a.pdf', content: pages(40) }, 5)).toEqual({
      problem: 'slow',
    });
    expect(await read('txt', Buffer.from('Leave.'))).toMatchObject({ passages: [{ text: 'Leave.' }] });
  });
});
