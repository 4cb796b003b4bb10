/** Refusals about what people say of themselves; rows of the closed table. */
export const profileErrors = {
  'skill.present': { status: 409, title: 'You have named this skill already' },
  'skill.many': { status: 409, title: 'A profile holds 60 skills at most' },
  'skill.verified': { status: 409, title: 'Somebody has confirmed this skill already' },
  'experience.many': { status: 409, title: 'A profile holds 60 entries at most' },
  'target.many': { status: 409, title: 'You can aim for five roles at a time' },
  'target.present': { status: 409, title: 'You aim for this role already' },
  'search.many': { status: 409, title: 'You can keep ten searches at a time' },
  'search.present': { status: 409, title: 'You keep a search of this name already' },
  'verification.many': { status: 409, title: 'You have handed in 40 items already' },
  'verification.withdrawn': { status: 409, title: 'This was withdrawn already' },
} as const;
