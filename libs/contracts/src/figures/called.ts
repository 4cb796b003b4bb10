/** What the addresses of lists call the filters they name otherwise: figures write it, lists read it. */
export const applicationsCalled = { positionId: 'position', stageType: 'stage' } as const;
export const headcountCalled = { industry: 'in' } as const;
export const dealsCalled = { ownerId: 'owner', territoryId: 'of' } as const;
export const incidentsCalled = { assigneeId: 'mine' } as const;
export const vulnerabilitiesCalled = { status: 'state', kev: 'exploited', ownerId: 'mine' } as const;
export const clearancesCalled = { dueIn: 'due', due: 'urgent' } as const;
export const tasksCalled = { goalId: 'goal' } as const;
