import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ModelAnswerer } from '../model/model-answerer.js';
import { MemoryAnswerer } from '../memory/memory-answerer.js';
import { withMeanings } from '../memory/with-meanings.js';
import { shutLexicon } from '../understanding/kept.js';
import { lexicon } from '../understanding/lexicon.js';
import { PlatformAnswerer } from '../understanding/platform-answerer.js';
import type { Question } from '../answering/answerer.js';
import { isDataFirst } from '../answering/answer-policy.controller.js';
import { choose, type ChosenAnswerer } from '../answering/choose.js';

@Injectable()
export class ChooseAnswerer implements OnModuleInit {
  constructor(
    private readonly model: ModelAnswerer,
    private readonly platform: PlatformAnswerer,
    private readonly memory: MemoryAnswerer,
  ) {}

  /** Before anybody asks: the first question is answered as fast as the next. */
  onModuleInit(): void {
    lexicon();
    shutLexicon();
  }

  async choose(question: Question): Promise<ChosenAnswerer> {
    const platform = withMeanings(this.platform);
    return (
      (await this.memory.commanded(question)) ?? choose(this.model, platform, question, ({ ctx }) => isDataFirst(ctx))
    );
  }
}
