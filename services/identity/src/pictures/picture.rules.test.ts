import { describe, expect, it } from '@jest/globals';
import { jpeg, png } from '../test/pictures.js';
import { cleanPicture, type PictureKind } from './picture.rules.js';

const cleaned = (file: Buffer, kind: PictureKind) => {
  const clean = cleanPicture(file, kind);
  return 'refused' in clean ? clean.refused : clean.content.toString('latin1');
};

describe('a picture', () => {
  it.each([
    ['png', png(512, 512)],
    ['jpeg', jpeg(512, 300)],
  ] as const)('keeps of a %s what draws, and nothing of where it was taken or what stands behind it', (kind, file) => {
    const kept = cleaned(file, kind);
    expect(kept.length).toBeGreaterThan(20);
    expect(kept).not.toContain('Kitchen');
    expect(kept).not.toContain('script');
    expect(cleaned(Buffer.from(kept, 'latin1'), kind)).toBe(kept);
  });

  it.each([
    ['png', png(513, 10), 'picture.large'],
    ['jpeg', jpeg(10, 4000), 'picture.large'],
    ['png', png(0, 10), 'picture.unreadable'],
    ['png', png(20, 20).subarray(0, 60), 'picture.unreadable'],
    ['png', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'picture.unreadable'],
    ['jpeg', jpeg(20, 20).subarray(0, 40), 'picture.unreadable'],
    ['jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff]), 'picture.unreadable'],
  ] as const)('is refused as a %s that is too large or none', (kind, file, code) =>
    expect(cleaned(file, kind)).toBe(code),
  );
});
