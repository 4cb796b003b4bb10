import { expect, it } from '@jest/globals';
import { isPlain } from './receive-body.js';

it.each([
  [undefined, true],
  ['chunked', true],
  [' Chunked ', true],
  ['gzip, chunked', false],
  ['identity, chunked', false],
  ['chunked, chunked', false],
  ['identity', false],
])('a body sent as %p is taken as it comes: %p', (coding, plain) => expect(isPlain(coding)).toBe(plain));
