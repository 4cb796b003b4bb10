import { describe, expect, it } from '@jest/globals';
import { healthHubs } from '@talent-os/contracts/chat/providers.js';
import { routes } from '@talent-os/contracts/navigation/index.js';
import { mayTellOfHealth } from './health.rules.js';

const screens = routes.flatMap(({ path, hub }) => (healthHubs.some((one) => one === hub) ? [path] : []));

describe('a recording counts as health information', () => {
  it.each(screens)('made on %s, whatever module is named', (path) => {
    for (const one of [path, `${path}/below`, path.toUpperCase(), `/${path}?tab=1`])
      expect(mayTellOfHealth({ path: one, moduleContext: 'sales', industry: 'SALES' })).toBe(true);
  });

  it.each(['healthtech', 'wellness', 'health-tech', 'healthcare', ' Healthtech '])('made in %s', (moduleContext) =>
    expect(mayTellOfHealth({ moduleContext, industry: 'SALES' })).toBe(true),
  );

  it('made by somebody who works in healthcare, wherever they are', () =>
    expect(mayTellOfHealth({ path: '/productivity', industry: 'HEALTHCARE' })).toBe(true));

  it('and no other does', () => {
    expect(mayTellOfHealth({ path: '/sales', moduleContext: 'sales', industry: 'SALES' })).toBe(false);
    expect(mayTellOfHealth({ path: null, moduleContext: null, industry: 'CYBER' })).toBe(false);
  });
});
