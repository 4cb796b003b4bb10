import { describe, expect, it } from '@jest/globals';
import { FileToSend } from '@talent-os/contracts/upload.js';
import fc from 'fast-check';
import { documentName, isEvidence } from './document.rules.js';

describe('the name of a document', () => {
  it.each([
    ['RN license 2026.pdf', 'pdf', 'RN license 2026.pdf'],
    ['scan.JPEG', 'jpeg', 'scan.jpg'],
    ['certificate.pdf', 'png', 'certificate.png'],
    ['../../etc/passwd', 'pdf', 'etc passwd.pdf'],
    ['card.exe', 'pdf', 'card.exe.pdf'],
    ['card\u202Efdp.exe', 'pdf', 'card fdp.exe.pdf'],
    ['a\r\nset-cookie: x', 'pdf', 'a set-cookie x.pdf'],
    ['Zeugnis für Ola.png', 'png', 'Zeugnis für Ola.png'],
    [' ... ', 'pdf', 'document.pdf'],
    [undefined, 'jpeg', 'document.jpg'],
  ] as const)('%j of a %s becomes %s', (called, kind, name) => {
    expect(documentName(called, kind)).toBe(name);
  });

  it('always fits, and holds nothing that leads anywhere', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (called) => {
        const name = documentName(called, 'pdf');
        expect(FileToSend.shape.filename.safeParse(name).success).toBe(true);
        expect(Array.from(name).length).toBeLessThanOrEqual(104);
        expect(name).toMatch(/^[^\\/:*?"<>|]+\.pdf$/);
        expect(name).not.toMatch(/^\.|\p{Cc}/u);
      }),
    );
  });
});

describe('a document', () => {
  const added = new Date('2026-03-01T10:00:00Z');
  const later = new Date('2026-03-02T10:00:00Z');

  it('is evidence where a credential was verified by its documents after it came', () => {
    expect(isEvidence(added, { verifiedBy: 'document', verifiedAt: later })).toBe(true);
    expect(isEvidence(later, { verifiedBy: 'document', verifiedAt: added })).toBe(false);
    expect(isEvidence(added, { verifiedBy: 'primary_source', verifiedAt: later })).toBe(false);
    expect(isEvidence(added, { verifiedBy: null, verifiedAt: null })).toBe(false);
  });
});
