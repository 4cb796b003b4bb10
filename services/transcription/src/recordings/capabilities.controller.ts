import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { getCapabilities, MAX_AUDIO_BYTES, MAX_AUDIO_SECONDS } from '@talent-os/contracts/transcription/audio.js';
import { audioKinds } from '@talent-os/contracts/upload.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { Engines } from '../engines/engines.js';
import { countsAsHealth } from './counts-as-health.js';
import { findFfmpeg } from '../sound/ffmpeg.js';

@Controller()
export class CapabilitiesController {
  constructor(private readonly engines: Engines) {}

  @Handles(getCapabilities)
  async get(where: Input<typeof getCapabilities>, ctx: Ctx) {
    const health = await countsAsHealth(ctx, where);
    const configured = (await this.engines.engineFor(ctx, health)) !== undefined;
    const converts = findFfmpeg() !== undefined;
    return { configured, converts, maxBytes: MAX_AUDIO_BYTES, maxSeconds: MAX_AUDIO_SECONDS, kinds: [...audioKinds] };
  }
}
