import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { docxOf, pdfOf, wordXml } from '../test/files.js';
import { paragraphsOf } from '@talent-os/service-kit/reading/word-paragraphs';
import { blocksOf as blocksIn } from './docx.js';
import { languageOf } from './language.rules.js';
import { passagesOf } from './passages.rules.js';
import { textBlocks } from './plain-text.js';
import { readFile } from './read-file.js';

const blocksOf = (xml: string) => blocksIn(paragraphsOf(xml));
const bytes = (text: string) => Buffer.from(text);
const told = (blocks: readonly { readonly heading: string | null; readonly text: string }[]) =>
  blocks.map(({ heading, text }) => [heading, text]);

describe('a text', () => {
  it('gives its paragraphs; as Markdown with headings, without marks and addresses', () => {
    const text = [
      '# Leave',
      'Everyone gets **30 days**',
      'a year, see [the form](https://a.example/f).',
      '',
      '- First',
      '- Second ![seal](https://a.example/p.png)',
      '---',
      '## Parents ##',
      '16 weeks.',
      '```',
      '# no heading',
      '```',
    ].join('\n');
    expect(told(textBlocks(bytes(text), true))).toEqual([
      ['Leave', 'Everyone gets 30 days a year, see the form.'],
      ['Leave', '- First'],
      ['Leave', '- Second seal'],
      ['Parents', '16 weeks.'],
      ['Parents', '# no heading'],
    ]);
    expect(told(textBlocks(bytes('# Leave\r\n\r\n30 days'), false))).toEqual([
      [null, '# Leave'],
      [null, '30 days'],
    ]);
  });

  it('loses its byte order mark and what nobody sees', () => {
    expect(told(textBlocks(bytes('\uFEFFLe\u200Bave\u202E\u0007 now'), false))).toEqual([[null, 'Leave now']]);
  });

  it('that is not in UTF-8 is refused', () => {
    expect(() => textBlocks(Buffer.from('Über', 'latin1'), false)).toThrow('encoding');
  });
});

describe('a Word document', () => {
  it('gives its paragraphs with their headings, without what is hidden or deleted in it', () => {
    const hidden = '<w:p><w:r><w:t>Seen</w:t></w:r><w:r><w:rPr><w:vanish/></w:rPr><w:t> hidden</w:t></w:r></w:p>';
    const deleted =
      '<w:p><w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:r><w:tab/><w:t>here</w:t></w:r></w:p>';
    const xml = wordXml(['# Hotels', 'Up to 180 EUR &amp; breakfast']).replace(
      '</w:body>',
      `${hidden}${deleted}</w:body>`,
    );
    expect(told(blocksOf(xml))).toEqual([
      ['Hotels', 'Up to 180 EUR & breakfast'],
      ['Hotels', 'Seen'],
      ['Hotels', 'here'],
    ]);
  });

  it('that declares entities, or is no document, is refused', async () => {
    const lol = '<!DOCTYPE w [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>';
    expect(() => blocksOf(wordXml(['&b;'], lol))).toThrow('damaged');
    expect(() => blocksOf('<w:p><w:t>open')).toThrow('damaged');
    await expect(readFile({ kind: 'docx', filename: 'a.docx', content: bytes('PK\x03\x04') })).rejects.toThrow();
  });
});

describe('a PDF', () => {
  it('gives its paragraphs page by page, with headings by their type', async () => {
    const content = pdfOf([
      ['# Travel policy', 'Trips are booked by the travel desk, two weeks ahead where that is pos-', 'sible.'],
      ['# Hotels', 'A night costs up to 180 EUR.'],
    ]);
    expect(await readFile({ kind: 'pdf', filename: 'a.pdf', content })).toEqual({
      pages: 2,
      language: expect.any(String),
      passages: [
        {
          page: 1,
          heading: 'Travel policy',
          text: 'Trips are booked by the travel desk, two weeks ahead where that is possible.',
        },
        { page: 2, heading: 'Hotels', text: 'A night costs up to 180 EUR.' },
      ],
    });
  });

  it('without text is refused as empty', async () => {
    await expect(readFile({ kind: 'pdf', filename: 'a.pdf', content: pdfOf([[]]) })).rejects.toThrow('empty');
  });
});

describe('passages', () => {
  const block = (text: string, heading: string | null = null, page: number | null = null) => ({ text, heading, page });

  it('put short paragraphs of one heading together, and stand on the page they begin on', () => {
    expect(passagesOf([block('One.', 'A', 1), block('Two.', 'A', 2), block('Three.', 'B', 2)])).toEqual([
      block('One.\nTwo.', 'A', 1),
      block('Three.', 'B', 2),
    ]);
  });

  it('lose no word, and are never too long', () => {
    const texts = fc.array(
      fc.string({ maxLength: 4_000 }).map((text) => text.replaceAll(/\s+/g, ' ').trim()),
      {
        maxLength: 5,
      },
    );
    fc.assert(
      fc.property(texts, (paragraphs) => {
        const passages = passagesOf(paragraphs.map((text) => block(text)));
        const letters = (all: readonly string[]) => all.join('').replaceAll(/\s/g, '');
        expect(letters(passages.map(({ text }) => text))).toBe(letters(paragraphs));
        expect(Math.max(0, ...passages.map(({ text }) => text.length))).toBeLessThanOrEqual(1_400);
      }),
    );
  });
});

describe('the language of a text', () => {
  it.each([
    ['english', 'You have to hand in the form by the end of the month, or it is not paid.'],
    ['german', 'Der Antrag ist bis zum Ende des Monats bei der Leitung einzureichen, und die Belege sind dabei.'],
    ['french', 'La demande est à remettre dans le mois, avec les justificatifs qui sont sur la liste.'],
    ['spanish', 'La solicitud se entrega al final del mes con los recibos que no son de una empresa.'],
    ['italian', 'La domanda si consegna alla fine del mese con le ricevute che sono nella lista dei costi.'],
    ['english', 'Sabbatical: nine months, unpaid.'],
    ['english', ''],
    ['simple', 'Ansökan lämnas in före månadens slut. '.repeat(12)],
  ])('%s', (language, text) => expect(languageOf([text])).toBe(language));
});

it('a Word document is read like any other file', async () => {
  const content = docxOf(wordXml(['# Leave', 'Everyone gets 30 days.']));
  expect(await readFile({ kind: 'docx', filename: 'a.docx', content })).toMatchObject({
    pages: null,
    passages: [{ page: null, heading: 'Leave', text: 'Everyone gets 30 days.' }],
  });
});
