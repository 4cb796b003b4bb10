import type { Page } from '@playwright/test';

/** What a demo without a mail server says: nobody can be sent a link. */
export const AT_ONCE =
  'This is a demo that sends no mail: if this address can be registered, you can sign in right away.';

type Applicant = {
  readonly email: string;
  readonly password: string;
  readonly firstName?: string;
  readonly lastName?: string;
};

/** Fills the form of somebody who looks for work in sales; consent is left to them. */
export async function fillRegistration(
  page: Page,
  { email, password, firstName = 'Nadia', lastName = 'Fairbairn' }: Applicant,
): Promise<void> {
  const form = page.getByRole('form', { name: 'Register' });
  await form.getByLabel('First name').fill(firstName);
  await form.getByLabel('Last name').fill(lastName);
  await form.getByLabel('Email').fill(email);
  await form.getByRole('textbox', { name: 'Password' }).fill(password);
  await form.getByLabel('Industry').selectOption('Sales');
}

export const consentBox = (page: Page) => page.getByRole('checkbox', { name: /^I agree that my profile is stored/ });
export const sendRegistration = (page: Page) => page.getByRole('button', { name: 'Register' }).click();
