import { expect, it } from '@jest/globals';
import { demoOrganizations } from '@talent-os/service-kit';
import { deploymentOf, modulesOf } from './modules.rules.js';

it('gives an organization what its industries use, as the demo organizations have it', () => {
  for (const { industries, modules, deployment } of demoOrganizations) {
    expect(new Set(modulesOf(industries))).toEqual(new Set(modules));
    expect(deploymentOf(industries)).toBe(deployment);
  }
});
