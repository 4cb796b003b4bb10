import { expect, it } from '@jest/globals';
import { isOwnComputer } from './own-computer.js';

it.each([
  ['http://localhost:8080/x', true],
  ['http://127.0.0.1/', true],
  ['http://127.8.0.1/', true],
  ['http://[::1]:3000/', true],
  ['http://localhost.example/', false],
  ['http://127.0.0.1.example/', false],
  ['http://10.0.0.1/', false],
  ['http://[::2]/', false],
])('%s is on this computer: %s', (address, own) => {
  expect(isOwnComputer(new URL(address).hostname)).toBe(own);
});
