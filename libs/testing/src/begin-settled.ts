import { beforeAll } from '@jest/globals';
import { waitUntilSettled } from './wait-until-settled.js';

// What an earlier file has caused reaches people as events do: a while later, and then looks like this file's doing.
beforeAll(waitUntilSettled);
