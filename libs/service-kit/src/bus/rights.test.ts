import { describe, expect, it } from '@jest/globals';
import { operations } from '@talent-os/contracts/registry.js';
import { loginOf } from './login.js';
import { rightsOf } from './rights.js';

const place = { installation: 'acme', operations };
const rights = (...names: string[]) =>
  rightsOf(
    loginOf(names),
    names.map((name) => ({ name, heard: [{ durable: `${name}-keep-x`, subject: 'evt.identity.people.renamed' }] })),
    place,
  );

describe('the rights of a login', () => {
  it('are to ask for what its part declares, to answer for its own, and to hear what it listens to', () => {
    const { publish, subscribe } = rights('cyber');
    expect(publish.allow).toEqual(
      expect.arrayContaining(['acme.op.productivity.tasks.create', 'acme.evt.cyber.>', 'acme.evt.audit.record.read']),
    );
    expect(publish.allow).not.toContain('acme.op.>');
    expect(publish.allow).toContain(
      '$JS.API.CONSUMER.CREATE.acme_EVENTS.cyber-keep-x.acme.evt.identity.people.renamed',
    );
    expect(subscribe.allow).toEqual(expect.arrayContaining(['acme.op.cyber.>', '_INBOX_talent_os_cyber.>']));
    expect(subscribe.allow.filter((subject) => subject.includes('.evt.'))).toEqual([]);
  });

  it('let the edge ask for whatever people may ask, and for nothing internal it does not name', () => {
    const { publish } = rights('gateway');
    expect(publish.allow).toContain('acme.op.>');
    expect(publish.deny).toContain('acme.op.talent.positions.vacancies');
    expect(publish.deny).not.toContain('acme.op.identity.scim.answer');
  });

  it('let one part make streams', () => {
    const makes = (name: string) => rights(name).publish.allow.some((subject) => subject.includes('STREAM.CREATE'));
    expect(['audit', 'identity', 'gateway'].map(makes)).toEqual([true, false, false]);
  });

  it('are for several parts in one process what any of them may', () => {
    const { publish } = rights('chat', 'productivity');
    expect(rights('chat').publish.deny).toContain('acme.op.identity.teams.members');
    expect(publish.deny).not.toContain('acme.op.identity.teams.members');
    expect(publish.deny).toContain('acme.op.talent.positions.vacancies');
  });
});
