import { describe, expect, it } from '@jest/globals';
import { serverOf } from './smtp-session.js';

describe('the password of a mail server', () => {
  it.each([
    ['smtp://post:secret@mail.example:587', true],
    ['smtp://post:secret@192.0.2.7', true],
    ['smtps://post:secret@mail.example', true],
    ['smtp://post:secret@localhost:2525', false],
    ['smtp://post:secret@[::1]:2525', false],
    ['smtp://relay.example:25', false],
  ])('in %s waits for an encrypted connection: %s', (server, requireTLS) => {
    expect(serverOf(server)).toMatchObject({ requireTLS });
  });
});
