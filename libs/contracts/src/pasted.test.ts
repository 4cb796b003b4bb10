import { describe, expect, it } from '@jest/globals';
import { cveOf, phoneOf, serialOf } from './pasted.js';

describe('what people paste', () => {
  it.each([
    'CVE-2026-12345',
    ' cve 2026 12345',
    'CVE–2026–12345',
    'cve_2026_12345',
    '(CVE‑2026‑12345)',
    'CVE: 2026-12345',
  ])('%j is an id of a weakness', (text) => expect(cveOf(text)).toBe('CVE-2026-12345'));
  it('is no id where it is something else', () => expect(cveOf('CVE-26-1')).toBe('CVE-26-1'));

  it.each([
    ['+1 (555) 010-0199', '+1 555 010 0199'],
    ['tel:+1-555-010-0199', '+1 555 010 0199'],
    ['555.010.0199', '555 010 0199'],
    ['+49 (0)30 901820', '+49 30 901820'],
    ['＋44\u00a020\u20117946\u20110958', '+44 20 7946 0958'],
    ['+1 555 010 0199 ext. 12', '+1 555 010 0199 ext. 12'],
    ['555-010-0199 x12', '555 010 0199 ext. 12'],
  ])('%j is the phone number %s', (text, kept) => {
    expect(phoneOf(text)).toBe(kept);
    expect(phoneOf(kept)).toBe(kept);
  });
  it.each(['call me', '12', '1234567890123456', '+1 555 CALL'])('%j is none', (text) => {
    expect(phoneOf(text)).toBeUndefined();
  });

  it.each([
    ['rn–4471', 'RN-4471'],
    ['License # RN 4471', 'RN 4471'],
    ['No. 4471', '4471'],
    ['№ 4471-b', '4471-B'],
    ['Northern 12', 'NORTHERN 12'],
  ])('%j is the number %s', (text, kept) => {
    expect(serialOf(text)).toBe(kept);
    expect(serialOf(kept)).toBe(kept);
  });
});
