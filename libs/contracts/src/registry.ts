import type { EventContract, JobContract, Operation } from './define.js';
import * as audit from './audit/index.js';
import * as chat from './chat/index.js';
import * as cyber from './cyber/index.js';
import * as healthcare from './healthcare/index.js';
import * as identity from './identity/index.js';
import * as intelligence from './intelligence/index.js';
import * as productivity from './productivity/index.js';
import * as sales from './sales/index.js';
import * as talent from './talent/index.js';
import * as transcription from './transcription/index.js';

const everything: readonly unknown[] = [
  identity,
  talent,
  sales,
  productivity,
  healthcare,
  cyber,
  intelligence,
  transcription,
  chat,
  audit,
].flatMap((domain) => Object.values(domain));
const ofKind = <T>(kind: string) =>
  everything.filter((one): one is T => typeof one === 'object' && one !== null && 'kind' in one && one.kind === kind);

/** All operations, events and jobs of the product. Whatever walks the product walks these. */
export const operations: readonly Operation[] = ofKind<Operation>('operation');
export const events: readonly EventContract[] = ofKind<EventContract>('event');
export const jobs: readonly JobContract[] = ofKind<JobContract>('job');
