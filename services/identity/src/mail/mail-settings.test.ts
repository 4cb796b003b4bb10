import { describe, expect, it } from '@jest/globals';
import { mailSettings } from './mail-settings.js';

describe('mail', () => {
  it('has no server where none is named', () =>
    expect(mailSettings({ SMTP_URL: '', MAIL_FROM: '' })).toEqual({
      server: undefined,
      from: 'Talent OS <no-reply@localhost>',
      publicUrl: 'http://localhost:8080',
      demo: false,
    }));

  it('goes where the environment says', () =>
    expect(mailSettings({ SMTP_URL: 'smtps://a:b@mail.example', PUBLIC_URL: 'https://talent.example' })).toMatchObject({
      server: 'smtps://a:b@mail.example',
      publicUrl: 'https://talent.example',
    }));

  it.each([
    ['SMTP_URL', 'https://mail.example'],
    ['PUBLIC_URL', 'talent.example'],
  ])('names %s where it is wrong', (variable, value) =>
    expect(() => mailSettings({ [variable]: value })).toThrow(variable),
  );
});
