import { z } from 'zod';
import { distinct } from '../canonical.js';
import { event, operation } from '../define.js';
import { uuid, version } from '../paging.js';
import { storedFile } from '../upload.js';
import { Email, messages } from './auth.js';
import { LinkToken } from './links.js';
import { timezone } from './timezone.js';
import { lineText } from '../text.js';
import { phoneOf } from '../pasted.js';

/** Bytes of a photo as the browser sends it: at most 512 pixels wide and high. */
const MAX_PHOTO_BYTES = 512 * 1024;
const photoKinds = ['png', 'jpeg'] as const;

const fields = {
  firstName: lineText().min(1, messages.emptyFields).max(80),
  /** Empty for people who have one name. */
  lastName: lineText().max(80),
  title: lineText().min(1, 'Please say what you work as').max(80),
  phone: lineText()
    .overwrite((text) => phoneOf(text) ?? text)
    .max(30)
    .refine(
      (text) => text === '' || phoneOf(text) !== undefined,
      'Please enter a phone number such as +1 555 010 0199',
    ),
  pronouns: lineText().max(40),
  languages: distinct(lineText().min(1).max(40)).max(10),
  /** Null: the organization's. */
  timezone: timezone().nullable(),
};

/** What a person says of themselves. */
export const Profile = z.object({
  ...fields,
  email: z.string(),
  /** An address that waits for both confirmations. */
  pendingEmail: z.object({ email: z.string(), oldConfirmed: z.boolean(), newConfirmed: z.boolean() }).nullable(),
  version,
});
export type Profile = z.infer<typeof Profile>;

export const getProfile = operation('identity.profile.get', {
  http: 'GET /api/identity/profile',
  access: 'signed-in',
  summary: 'What colleagues see of me, how I am reached, and an address that waits to be confirmed',
  input: z.object({}),
  output: Profile,
  effect: 'read',
});

export const changeProfile = operation('identity.profile.change', {
  http: 'PUT /api/identity/profile',
  access: 'signed-in',
  summary: 'Change my name, title, phone, pronouns, languages and time zone',
  input: z.object({ ...fields, version }),
  output: z.object({ version }),
  effect: 'write',
  events: () => [profileChanged],
  errors: ['resource.stale'],
});

export const setPhoto = operation('identity.profile.setPhoto', {
  http: 'POST /api/identity/profile/photo',
  access: 'signed-in',
  summary: 'Set my photo: a multipart form with `file`, a PNG or JPEG of at most 512 by 512 pixels and 0.5 MB',
  input: z.object({ file: storedFile(photoKinds) }),
  output: z.object({}),
  effect: 'write',
  upload: { field: 'file', maxBytes: MAX_PHOTO_BYTES, kinds: photoKinds },
  rate: 'upload',
  events: () => [profileChanged],
  errors: ['request.size', 'request.media', 'picture.unreadable', 'picture.large'],
});

export const removePhoto = operation('identity.profile.removePhoto', {
  http: 'DELETE /api/identity/profile/photo',
  access: 'signed-in',
  summary: 'Remove my photo',
  input: z.object({}),
  output: z.object({}),
  effect: 'write',
  events: () => [profileChanged],
  success: 204,
});

/** The same for every address. */
export const ADDRESS_ASKED =
  'Open the links in both mailboxes, the present one and the new one. Your address changes once both have been opened.';

export const requestAddress = operation('identity.profile.requestAddress', {
  http: 'POST /api/identity/profile/address',
  access: 'signed-in',
  summary:
    'Ask for another e-mail address: it is mine once the links sent to both, the present and the new one, are used',
  input: z.object({
    email: Email,
    currentPassword: z.string().min(1, 'Please type your present password').max(128),
  }),
  output: z.object({ message: z.literal(ADDRESS_ASKED) }),
  effect: 'write',
  events: () => [profileChanged],
  rate: 'sign-in',
  maxBodyBytes: 4 * 1024,
  success: 202,
  errors: ['auth.locked', 'address.same', 'address.mail', 'address.many'],
});

export const withdrawAddress = operation('identity.profile.withdrawAddress', {
  http: 'DELETE /api/identity/profile/address',
  access: 'signed-in',
  summary: 'Keep my present address; the links that were sent are worth nothing',
  input: z.object({}),
  output: z.object({}),
  effect: 'write',
  events: () => [profileChanged],
  success: 204,
});

export const confirmAddress = operation('identity.profile.confirmAddress', {
  http: 'POST /api/auth/confirm-address',
  access: 'public',
  summary: 'Confirm a change of address with the link of one of the two mails',
  input: z.object({ token: LinkToken }),
  /** The address that signs in from now on, once both were used; null while the other one waits. */
  output: z.object({ email: z.string().nullable() }),
  effect: 'write',
  events: () => [profileChanged, addressChanged],
  rate: 'sign-in',
  maxBodyBytes: 4 * 1024,
  errors: ['auth.link'],
});

const reads = ['identity.profile.get', 'identity.profile.photo', 'identity.auth.me', 'identity.people.get'];
export const profileChanged = event('identity.profile.changed', z.object({ userId: uuid() }), {
  live: { to: 'subject', access: 'signed-in', refetches: reads },
});
/** A person signs in with another address from now on. */
export const addressChanged = event('identity.address.changed', z.object({ userId: uuid() }), {
  live: { to: 'subject', access: 'signed-in', refetches: reads },
});
