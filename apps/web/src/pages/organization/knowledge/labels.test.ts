import { describe, expect, it } from '@jest/globals';
import { readersInWords } from './labels';

describe('who may read a document', () => {
  it.each([
    [{ readers: 'nobody', roles: [], hubs: [] }, 'Nobody yet'],
    [{ readers: 'everyone', roles: [], hubs: [] }, 'Everyone who works here'],
    [{ readers: 'roles', roles: ['RECRUITER', 'HR_MANAGER'], hubs: [] }, 'Recruiter, HR manager'],
    [{ readers: 'hubs', roles: [], hubs: ['health-tech', 'rapid-deployment'] }, 'Health Tech, Rapid deployment'],
  ] as const)('%j is %s', (audience, text) =>
    expect(readersInWords({ ...audience, roles: [...audience.roles], hubs: [...audience.hubs] })).toBe(text),
  );
});
