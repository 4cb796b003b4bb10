import { describe, expect, it } from '@jest/globals';
import { messageContextOf } from './message-context.rules.js';

const said = { hubContext: 'general', hubTitle: 'Talent OS', pageContext: 'general', pageTitle: 'Screen' };

describe('where a message was written', () => {
  it.each([
    ['/wellness', 'wellness', true],
    ['/healthtech', 'healthtech', true],
    ['/healthcare/professional/shifts', 'healthtech', true],
    ['/HealthCare/compliance/', 'healthtech', true],
    ['/sales/opportunities', 'sales', false],
    ['/candidate/industry/healthcare', 'candidate', false],
    ['/nowhere', 'general', false],
  ])('%s is %s, whatever the client says', (path, hubContext, health) => {
    expect(messageContextOf({ ...said, path })).toMatchObject({ hubContext, health, pageTitle: 'Screen' });
  });

  it('counts as health where either the path or the client says so', () => {
    expect(messageContextOf({ ...said, hubContext: 'healthtech', path: '/sales' })).toMatchObject({
      hubContext: 'sales',
      health: true,
    });
  });

  it('is what the client says where it names no path', () => {
    expect(messageContextOf(said)).toEqual({ ...said, health: false });
    expect(messageContextOf({ ...said, hubContext: 'wellness' })).toMatchObject({
      hubContext: 'wellness',
      health: true,
    });
  });
});
