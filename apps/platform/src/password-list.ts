import { BreachedList, makeBreachedList } from '@talent-os/identity/passwords/breached-list';

const USAGE = `usage: node apps/platform/dist/password-list.js <hashes.txt> <list>

Makes the file that PASSWORD_BLOCKLIST names of a list of SHA-1 hashes in hexadecimal, one a line, rising, as
haveibeenpwned.com gives it out ("ordered by hash"). Sort any other with: LC_ALL=C sort -o hashes.txt hashes.txt`;

const [from, to, ...more] = process.argv.slice(2);
if (!from || !to || more.length > 0) {
  process.stderr.write(`${USAGE}\n`);
  process.exit(2);
}
try {
  await makeBreachedList(from, to);
  const list = await BreachedList.open(to);
  process.stdout.write(`${to} holds ${list.count} passwords.\n`);
  await list.close();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
