/** Refusals of single sign-on; rows of the closed table. */
export const signOnErrors = {
  'auth.ssoOnly': { status: 403, title: 'Your organization signs in by single sign-on - enter your e-mail address' },
  'sso.many': { status: 422, title: 'There are 10 identity providers already - disconnect one first' },
  'sso.groups': { status: 422, title: 'There are 200 groups already - let one of them go first' },
  'sso.provider': { status: 422, title: 'The provider could not be read - please check its address' },
  'sso.untested': {
    status: 422,
    title: 'Please test the connection first: nobody has come through it as it is set now',
  },
  'sso.required': {
    status: 409,
    title: 'People sign in by single sign-on only, and this is the last provider: let passwords in first',
  },
  'sso.domain': { status: 409, title: 'This domain is listed already' },
  'sso.domains': { status: 422, title: 'There are 50 domains already - remove one first' },
  'sso.domainTaken': { status: 409, title: 'Another organization has proven that this domain is theirs' },
  'sso.record': { status: 422, title: 'The record was not found - it may take a while until everybody sees it' },
  'sso.lockout': { status: 422, title: 'This would lock you out' },
} as const;
