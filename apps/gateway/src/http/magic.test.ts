import { describe, expect, it } from '@jest/globals';
import { audioKinds, documentKinds, knowledgeKinds } from '@talent-os/contracts/upload.js';
import { kindOf } from './magic.js';

const head = (text: string) => Buffer.from(text.padEnd(12, '\0'), 'latin1');

describe('the kind of a file', () => {
  it.each([
    ['webm', head('\x1aE\xdf\xa3\x01\x00')],
    ['ogg', head('OggS\0\x02')],
    ['wav', head('RIFF\x24\x00\x00\x00WAVE')],
    ['flac', head('fLaC')],
    ['m4a', head('\0\0\0\x20ftypM4A ')],
    ['mp3', head('ID3\x04')],
    ['mp3', head('\xff\xfb\x90\x64')],
    ['mp3', head('\xff\xf3\x40\xc0')],
  ] as const)('%s is told by its first bytes', (kind, bytes) => {
    expect(kindOf(bytes, audioKinds)).toBe(kind);
  });

  it.each([
    ['pdf', head('%PDF-1.7')],
    ['jpeg', head('\xff\xd8\xff\xe0')],
    ['png', head('\x89PNG\r\n\x1a\n')],
  ] as const)('%s is told by its first bytes', (kind, bytes) => {
    expect(kindOf(bytes, documentKinds)).toBe(kind);
  });

  it.each([
    ['a web page', head('<!doctype html>')],
    ['a drawing that may run scripts', head('<svg xmlns=')],
    ['an archive or a text document', head('PK\x03\x04')],
    ['a page that ends like a document', head('<b>%PDF-1.7')],
    ['music', head('ID3\x04')],
    ['a program', head('MZ\x90')],
  ])('%s is no document', (_, bytes) => {
    expect(kindOf(bytes, documentKinds)).toBeUndefined();
  });

  it.each([
    ['{"type":"bundle"}', 'json'],
    ['\uFEFF\r\n [', 'json'],
    ['type,value', undefined],
    ['', undefined],
  ])('of a bundle that begins with %j is %s', (text, kind) => {
    expect(kindOf(Buffer.from(text), ['json'])).toBe(kind);
  });

  it.each([
    ['pdf', head('%PDF-1.7')],
    ['docx', head('PK\x03\x04')],
    ['txt', Buffer.from('# Leave\r\n\t1')],
    ['txt', Buffer.from('\uFEFFÜberstunde')],
    ['txt', Buffer.from('Ok')],
  ] as const)('%s of what the assistant may know is told by its first bytes', (kind, bytes) => {
    expect(kindOf(bytes, knowledgeKinds)).toBe(kind);
  });

  it.each([
    ['a picture', head('\x89PNG\r\n\x1a\n')],
    ['a photograph', head('\xff\xd8\xff\xe0')],
    ['a program', head('MZ\x90')],
    ['another program', head('\x7fELF')],
    ['music', head('ID3\x04')],
    ['a text of another encoding', Buffer.from('Leave', 'utf16le')],
  ])('%s is nothing the assistant may know', (_, bytes) => {
    expect(kindOf(bytes, knowledgeKinds)).toBeUndefined();
  });

  it.each([
    ['a web page', head('<!doctype html>')],
    ['a picture', head('\x89PNG\r\n\x1a\n')],
    ['a document', head('%PDF-1.7')],
    ['an archive', head('PK\x03\x04')],
    ['RIFF without sound', head('RIFF\0\0\0\0AVI ')],
    ['a program', head('\x7fELF')],
    ['nothing', Buffer.alloc(0)],
    ['UTF-16 text', head('\xff\xfeh\0')],
  ])('%s is no audio', (_, bytes) => {
    expect(kindOf(bytes, audioKinds)).toBeUndefined();
  });

  it('is only what the operation takes', () => {
    expect(kindOf(head('fLaC'), ['wav'])).toBeUndefined();
  });
});
