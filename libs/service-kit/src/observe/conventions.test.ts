import { describe, expect, it } from '@jest/globals';
import { databaseAttributes, serverAttributes, summaryOf } from './conventions.js';

describe('what a span says', () => {
  it('of a statement is what it does to which table', () => {
    expect(summaryOf("select d.id from sales.deal d where d.name = 'Ada'")).toBe('SELECT sales.deal');
    expect(summaryOf('insert into chat.run (id) values ($1)')).toBe('INSERT chat.run');
    expect(summaryOf('with open as (select 1 from talent.seat) select * from open')).toBe('SELECT talent.seat');
    expect(summaryOf('vacuum')).toBe('SQL');
  });

  it('of a server is where it is, without the name and password its address holds', () => {
    const address = 'postgres://owner:secret@db.internal/talent_os?sslmode=require';
    expect(databaseAttributes(address, 'sales')).toEqual({
      'db.system.name': 'postgresql',
      'db.namespace': 'talent_os|sales',
      'server.address': 'db.internal',
      'server.port': 5432,
    });
    expect(serverAttributes('https://key@models.example:8443/v1?key=secret')).toEqual({
      'server.address': 'models.example',
      'server.port': 8443,
    });
    expect(serverAttributes('nowhere')).toEqual({});
  });
});
