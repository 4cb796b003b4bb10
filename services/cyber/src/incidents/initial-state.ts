/** What an incident starts with: nobody has touched it yet. */
export const initialState = {
  status: 'new',
  assigneeId: null,
  respondedAt: null,
  respondBreachedAt: null,
  containedAt: null,
  containBreachedAt: null,
  resolvedAt: null,
  resolveBreachedAt: null,
  phiDiscoveredAt: null,
  resolution: null,
  rootCause: null,
  lessons: null,
} as const;
