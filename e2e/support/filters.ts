import type { Page } from '@playwright/test';

/** Adds a filter of a list: from “Filter”, then its value. */
export async function addFilter(page: Page, label: string, value: string): Promise<void> {
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('menuitem', { name: label, exact: true }).click();
  await page.getByRole('option', { name: value, exact: true }).click();
}

/** Gives a filter that stands as a chip another value. */
export async function changeFilter(page: Page, label: string, value: string): Promise<void> {
  await page.getByRole('button', { name: `${label} is ` }).click();
  await page.getByRole('option', { name: value, exact: true }).click();
}
