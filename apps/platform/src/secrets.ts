import { statSync } from 'node:fs';
import { makeSecrets, SECRET_FILES } from './make-secrets.js';

/**
 * Makes the secrets of an installation, once: `node secrets.js <folder> <file>`. They belong to whom that file belongs to,
 * so that who works with the checkout may back them up.
 */
const [folder, like] = process.argv.slice(2);
if (!folder || !like) throw new Error('Which folder, and owned like which file? node secrets.js <folder> <file>');
const made = makeSecrets(folder, statSync(like));
for (const name of Object.keys(SECRET_FILES)) console.log(`${name}: ${made.includes(name) ? 'made' : 'was there'}`);
console.log('Keep a copy where the backups of the database are not: without master_key nothing sealed can be read.');
