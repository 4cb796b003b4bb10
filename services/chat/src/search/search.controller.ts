import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { searchChat } from '@talent-os/contracts/chat/search.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { findRecords } from '@talent-os/service-kit/search/find-records';
import { conversationsNamed, documentsNamed } from './search.queries.js';

@Controller()
export class SearchController {
  @Handles(searchChat)
  find(question: Input<typeof searchChat>, ctx: Ctx) {
    return findRecords(ctx, question, { document: documentsNamed, conversation: conversationsNamed });
  }
}
