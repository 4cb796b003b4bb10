import { deployments, industries } from '@talent-os/contracts/access/tables';
import type { Sent } from '@talent-os/contracts/define';
import { messages, PASSWORD_MINIMUM, type login } from '@talent-os/contracts/identity/auth';

export const emptySignIn = { email: '', password: '', industry: '', deployment: '' };
export type SignInFields = typeof emptySignIn;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const listed = <T extends string>(values: readonly T[], value: string): T | undefined =>
  values.find((one) => one === value);

/** What is wrong with the marketplace sign-in, one message per field. */
export function checkSignIn({ email, password }: SignInFields): Partial<Record<keyof SignInFields, string>> {
  return {
    ...(!EMAIL.test(email.trim()) && { email: messages.email }),
    ...(password.length < PASSWORD_MINIMUM && { password: messages.password }),
  };
}

/** Industry and platform access are sent where they hold a listed value. */
export const toLoginInput = ({ email, password, industry, deployment }: SignInFields): Sent<typeof login> => ({
  email,
  password,
  industry: listed(industries, industry),
  deployment: listed(deployments, deployment),
});
