import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ModelAnswerer } from '../model/model-answerer.js';
import { learnedOnce } from '../router/likely.js';
import { PlatformAnswerer } from '../router/platform-answerer.js';
import { index } from '../router/rank.js';
import type { Question } from './answerer.js';
import { choose, type Chosen } from './choose.js';

@Injectable()
export class ChooseAnswerer implements OnModuleInit {
  constructor(
    private readonly model: ModelAnswerer,
    private readonly platform: PlatformAnswerer,
  ) {}

  /** Before anybody asks: the first question is answered as fast as the next. */
  onModuleInit(): void {
    learnedOnce();
    index();
  }

  choose(question: Question): Promise<Chosen> {
    return choose(this.model, this.platform, question);
  }
}
