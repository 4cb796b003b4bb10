import { parseArgs } from 'node:util';
import { startScriptedSpeech } from './server.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '0' } } });
const { address, stop } = await startScriptedSpeech(Number(values.port));
console.log(`listening on ${address}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
