import { ErasureController } from './erasure/erasure.controller.js';
import type { ServiceDefinition } from '@talent-os/service-kit';
import { Addresses } from '@talent-os/service-kit/outside/addresses';
import { Breakers } from '@talent-os/service-kit/outside/breaker';
import { Engines } from './engines/engines.js';
import { Recordings1763600000001 } from './migrations/1-recordings.js';
import { HealthRecordings1763600000002 } from './migrations/2-health-recordings.js';
import { TextOrder1764600000003 } from './migrations/3-text-order.js';
import { SpokenLanguage1765200000004 } from './migrations/4-spoken-language.js';
import { CapabilitiesController } from './recordings/capabilities.controller.js';
import { Recording } from './recordings/recording.entity.js';
import { RecordingsController } from './recordings/recordings.controller.js';
import { SweepJob } from './recordings/sweep.job.js';
import { TranscribeJob } from './recordings/transcribe.job.js';
import { WaitingCalls } from './recordings/waiters.js';
import { SettingsController } from './settings/settings.controller.js';
import { SpeechEndpoint } from './settings/speech-endpoint.entity.js';
import { SpeechController } from './speech/speech.controller.js';
import { SpokenLanguage } from './languages/spoken-language.entity.js';
import { untenanted } from './untenanted.js';

export const definition: ServiceDefinition = {
  name: 'transcription',
  controllers: [ErasureController, RecordingsController, CapabilitiesController, SettingsController, SpeechController],
  providers: [Addresses, Breakers, Engines, WaitingCalls, SweepJob, TranscribeJob],
  entities: [Recording, SpeechEndpoint, SpokenLanguage],
  untenanted,
  migrations: [
    Recordings1763600000001,
    HealthRecordings1763600000002,
    TextOrder1764600000003,
    SpokenLanguage1765200000004,
  ],
};
