import { describe, expect, it } from '@jest/globals';
import { notificationKinds, kindOf } from '@talent-os/contracts/identity/notification-kinds.js';
import fc from 'fast-check';
import { erasedText, mailText, type MailNotice } from './mail-texts.js';

const told: MailNotice = {
  kind: 'deal',
  title: 'Deal won',
  message: 'Jonah won <Acme> & more.',
  link: '/sales/opportunities',
};
const HOME = 'https://talent.example/';

describe('a mail', () => {
  it('says in plain words and in HTML what the notification says, where it leads and how to stop it', () => {
    const { subject, text, html } = mailText([told], false, HOME);
    expect(subject).toBe('Deal won');
    expect(text).toContain('Jonah won <Acme> & more.');
    expect(text).toContain('https://talent.example/sales/opportunities');
    expect(text).toContain('notifications about Deals are sent to you by email');
    expect(text).toContain('https://talent.example/user/notifications');
    expect(html).toContain('Jonah won &lt;Acme&gt; &amp; more.');
    expect(html).toContain('href="https://talent.example/sales/opportunities"');
  });

  it.each(notificationKinds.filter((kind) => kindOf(kind).discreet))(
    'about %s carries its title and nothing else of it',
    (kind) => {
      const secret = {
        kind,
        title: 'A licence expires',
        message: 'Your nursing licence expires on Friday.',
        link: '/',
      };
      for (const digest of [false, true]) {
        const { subject, text, html } = mailText([secret, secret], digest, HOME);
        for (const part of [subject, text, html]) expect(part).not.toContain('nursing');
        expect(text).toContain('A licence expires');
      }
    },
  );

  it('of many says how many, spells out thirty and leads to the rest', () => {
    const { subject, text } = mailText(
      Array.from({ length: 33 }, () => told),
      true,
      HOME,
    );
    expect(subject).toBe('33 notifications for you');
    expect(text.split('Deal won').length - 1).toBe(30);
    expect(text).toContain('And 3 more: https://talent.example/user/notifications/all');
    expect(mailText([told], true, HOME).subject).toBe('1 notification for you');
  });

  it('about an erasure says what is gone and what stays, and leads nowhere', () => {
    const { subject, text, html } = erasedText('Meridian <Group>');
    expect(subject).toBe('Meridian <Group> has erased you');
    for (const stays of ['applications', 'audit trail', 'Backups']) expect(text).toContain(stays);
    expect(html).toContain('Meridian &lt;Group&gt;');
    expect(html).not.toContain('href');
  });

  it('never lets a text become markup', () =>
    fc.assert(
      fc.property(fc.string(), fc.string(), (title, message) => {
        const { html } = mailText([{ ...told, title: `<b>${title}`, message: `"><script>${message}` }], false, HOME);
        expect(html).not.toContain('<script');
        expect(html).not.toContain('<b>');
      }),
    ));
});
