import { beforeAll } from '@jest/globals';
import { settled } from './settled.js';

// What an earlier file has caused reaches people as events do: a while later, and then looks like this file's doing.
beforeAll(settled);
