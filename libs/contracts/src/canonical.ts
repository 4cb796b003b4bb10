import { z } from 'zod';
import { uuid } from './paging.js';

// What may stand before the `@` without quotes (RFC 5322, atext): `r&d` and `o'brien` as well.
const ATOM = String.raw`[\w!#$%&'*+/=?^\x60{|}~-]+`;
const LABEL = String.raw`[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?`;
const ADDRESS = new RegExp(
  String.raw`^(?=[^@]{1,64}@)${ATOM}(?:\.${ATOM})*@(?:${LABEL}\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$`,
  'i',
);

/** An e-mail address in its one form: no space around it, composed (NFC), lower case. At most 254 characters (RFC 5321). */
export const email = (message?: string) =>
  z
    .string()
    .trim()
    .normalize('NFC')
    .toLowerCase()
    .max(254)
    .check(z.email({ pattern: ADDRESS, ...(message !== undefined && { error: message }) }));

/** A name as programs write it, `meridian`, in lower case. `most` in characters. */
export const slug = (most: number) => z.string().trim().toLowerCase().max(most);

/** A list in which everything stands once, where it stood first. Limits that follow count what is left. */
export const distinct = <const S extends z.ZodType<string>>(item: S) =>
  z.array(item).overwrite((list) => [...new Set(list)]);

/** Ids, each once, in their one form. Limits that follow count rows, however often and in whatever case each is named. */
export const uuids = () => distinct(uuid());

/** Rows of which each names another one by `key`: a row that is named twice is refused with `message`. */
export const uniqueBy = <const S extends z.ZodObject>(item: S, key: keyof z.output<S>, message: string) =>
  z.array(item).refine((list) => new Set(list.map((row) => row[key])).size === list.length, message);
