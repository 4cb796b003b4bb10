import { z } from 'zod';
import { event, operation } from '../define.js';
import { version } from '../paging.js';
import { rightsChanged } from './events.js';
import { secondFactorPolicies } from './factors.js';
import { keepers } from './sign-in-events.js';
import { lineText } from '../text.js';

/** Minutes after which a session that nobody uses may end. */
const IDLE_MINUTES = { least: 15, most: 24 * 60 } as const;
/** Every access token carries them. */
const NETWORKS_MOST = 20;

const settings = {
  sessionIdleMinutes: z
    .int('Please enter whole minutes')
    .min(IDLE_MINUTES.least, 'At least 15 minutes')
    .max(IDLE_MINUTES.most, 'At most 24 hours'),
  secondFactor: z.enum(secondFactorPolicies),
  /** From where people may work; from everywhere where none is named. */
  allowedNetworks: z.array(lineText().min(2).max(50)).max(NETWORKS_MOST, 'At most 20 networks'),
};

/** Parts of the settings, as they are told where they change. */
export const signInSettings = ['sessionIdleMinutes', 'secondFactor', 'allowedNetworks'] as const;
export type SignInSetting = (typeof signInSettings)[number];

/** An administrator has changed how people of the organization sign in; `loosened` asks less of them than before. */
export const signInSettingsChanged = event(
  'identity.signInSettings.changed',
  z.object({ changed: z.array(z.enum(signInSettings)), loosened: z.array(z.enum(signInSettings)) }),
  { live: { ...keepers, refetches: ['identity.signInSettings.get'] } },
);

const access = { role: ['ORGANIZATION_ADMIN' as const, 'PLATFORM_ADMIN' as const] };

export const getSignInSettings = operation('identity.signInSettings.get', {
  http: 'GET /api/identity/sign-in-settings',
  access,
  summary: 'How people of my organization sign in: idle end, second factor and networks',
  input: z.object({}),
  output: z.object({
    ...settings,
    version,
    /** Active people with a password and no second factor. */
    withoutFactor: z.object({ administrators: z.int().min(0), everybody: z.int().min(0) }),
    /** The address that asks: what a list of networks must not leave out. */
    ownAddress: z.string().nullable(),
  }),
  effect: 'read',
});

export const changeSignInSettings = operation('identity.signInSettings.change', {
  http: 'PUT /api/identity/sign-in-settings',
  access,
  summary: 'Change how people of my organization sign in; it holds everywhere within five seconds',
  input: z.object({ version, ...settings }),
  output: z.object({
    /** What asks less of people than before. */
    loosened: z.array(z.enum(signInSettings)),
  }),
  effect: 'write',
  events: () => [signInSettingsChanged, rightsChanged],
  stepUp: true,
  errors: ['resource.stale', 'network.lockout'],
});

export const getPasswordRules = operation('identity.passwords.rules', {
  http: 'GET /api/identity/password-rules',
  access: { role: ['PLATFORM_ADMIN'] },
  summary: 'What every password of the installation has to be like',
  input: z.object({}),
  output: z.object({
    minimum: z.int(),
    /** How many passwords found in leaks are refused; null where the installation has no list of them. */
    leaked: z.int().nullable(),
  }),
  effect: 'read',
});
