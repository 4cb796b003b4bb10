import { INVITED_AT_ONCE } from '@talent-os/contracts/identity/invitations';

export type Invitee = { readonly email: string; readonly name?: string };
type AddressList = {
  readonly people: readonly Invitee[];
  /** What is wrong, in one sentence. */ readonly fault?: string;
};

const ADDRESS = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;

/** One line: `ana@clinic.example`, `Ana Ruiz <ana@clinic.example>` or, from a sheet, `Ana Ruiz<tab>ana@clinic.example`. */
function inviteeOf(line: string): Invitee | undefined {
  const named = /^"?([^"<>]*?)"?\s*<([^<>]+)>$/.exec(line);
  const [name, email] = named ? [named[1], named[2]] : splitAtAddress(line);
  if (!email || !ADDRESS.test(email.trim())) return undefined;
  const called = name?.trim();
  return { email: email.trim().toLowerCase(), ...(called && { name: called }) };
}

function splitAtAddress(line: string): readonly [string | undefined, string | undefined] {
  const parts = line.split(/[\t]+/).map((part) => part.trim());
  const at = parts.findIndex((part) => part.includes('@'));
  return [parts.filter((_, index) => index !== at).join(' '), parts[at]];
}

/** Who a list of addresses names, each once: line by line, or with commas or semicolons between them. */
export function readAddresses(text: string): AddressList {
  const lines = text
    .split(/[\n;,]+/)
    .map((line) => line.trim())
    .filter(Boolean);
  const found = lines.map((line) => ({ line, invitee: inviteeOf(line) }));
  const wrong = found.filter(({ invitee }) => !invitee).map(({ line }) => line);
  const people = [
    ...new Map(found.flatMap(({ invitee }) => (invitee ? [[invitee.email, invitee] as const] : []))).values(),
  ];
  return { people, ...faultOf(people.length, wrong) };
}

function faultOf(count: number, wrong: readonly string[]): { fault?: string } {
  if (wrong.length > 0) return { fault: `This is no e-mail address: ${wrong.slice(0, 3).join(', ')}` };
  if (count === 0) return { fault: 'Please enter at least one e-mail address' };
  if (count > INVITED_AT_ONCE) return { fault: `At most ${INVITED_AT_ONCE} people at once: these are ${count}` };
  return {};
}
