import { Injectable } from '@nestjs/common';
import { ModelAnswerer } from '../model/model-answerer.js';
import { PlatformAnswerer } from '../router/platform-answerer.js';
import type { Question } from './answerer.js';
import { choose, type Chosen } from './choose.js';

@Injectable()
export class ChooseAnswerer {
  constructor(
    private readonly model: ModelAnswerer,
    private readonly platform: PlatformAnswerer,
  ) {}

  choose(question: Question): Promise<Chosen> {
    return choose(this.model, this.platform, question);
  }
}
