import { Injectable } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { HotStore, uuidv7 } from '@talent-os/service-kit';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import type { Answerer, Outcome, Question, Sink } from '../answering/answerer.js';
import { inWords } from '../present/format.js';
import { neutral } from '../present/neutral.js';
import { isPrivate } from '../tools/kept.data.js';
import { linkOf } from '../tools/links.js';
import { answerFromKnowledge } from '../knowledge/answer-from-knowledge.js';
import { dropProposal, propose } from '../tools/propose.js';
import { refusalText } from '../tools/refusal.rules.js';
import { platformRun } from '../tools/tool-run.js';
import { Conversations, type Conversation, type Frame } from './conversation.js';
import { askedOf } from './asked.js';
import { isCertain, plainlyAsked } from './certain.js';
import { chartAsked } from './charted.js';
import { doubtfulDays } from './dates.js';
import { dayIn } from './execute.js';
import { leaning } from './frame.js';
import { inEnglish, isReadWord } from './foreign.js';
import { GuardedSink } from './guarded-sink.js';
import { isUnread } from './languages.js';
import { speaksOfPrivate } from './own-data.js';
import { Callers, type Caller } from '../tools/locale.js';
import { refusalInWords } from './refusal-text.js';
import { valueIn } from './rows.js';
import { asQuestion, filtersInWords, inSentences, nameField } from './say.js';
import { asksForMore, partsOf, talkOf } from './talk.js';
import { understand, type Scene, type Understanding } from './understand.js';
import { briefly, understandAlone, understoodWith } from './understood.js';
import { tellChart } from './tell-chart.js';
import { turnedAway } from './turned-away.js';
import { pointsIn } from './vague.js';
import { plain } from './words.js';
import {
  changesAbout,
  helpText,
  LISTED,
  moreHelp,
  notUnderstood,
  numbered,
  OFFERED,
  offersOf,
  says,
  withoutPlace,
} from './words-of-reply.js';
import type { Change } from './write/change.js';
import { corrected } from './write/correct.js';
import { draftOf, resumed } from './write/draft.js';
import { todayOf as sceneToday } from './write/fill.js';
import { isCommand } from './write/order.js';

type Turn = {
  readonly question: Question;
  readonly sink: GuardedSink;
  readonly signal: AbortSignal;
  readonly scene: Scene;
  readonly caller: Caller;
};
type Setting = { readonly scene: Scene; readonly caller: Caller };
type Answer = Extract<Understanding, { kind: 'answer' }>;

const COUNTS_TWICE = /\bhow (?:many|much)\b.+\b(?:how (?:many|much)|and (?:is|are) any)\b/i;
const MOST_NAMES = 10;
/** How long a certain answer is looked for before a model is asked, in milliseconds. */
const CERTAIN_WITHIN_MS = 5_000;

/**
 * Answers from the platform's own data, without a model: it understands every word of a question, under the caller's
 * rights, or says which it did not.
 */
@Injectable()
export class PlatformAnswerer implements Answerer {
  private readonly conversations: Conversations;
  private readonly callers = new Callers();
  private readonly settings = new WeakMap<Question, Promise<Setting>>();

  constructor(hot: HotStore) {
    this.conversations = new Conversations(hot);
  }

  async answer(question: Question, to: Sink, signal: AbortSignal): Promise<Outcome> {
    const { ctx, sessionId, content } = question;
    const sink = new GuardedSink(to, ctx.log, content);
    const { scene, caller } = await this.settingOf(question);
    const before = await this.conversations.read(sessionId, ctx.userId);
    const after = signal.aborted
      ? before
      : await this.respond(content, before, { question, sink, signal, scene, caller });
    if (after !== before) await this.conversations.write(sessionId, ctx.userId, after);
    return outcomeOf(signal);
  }

  /**
   * Answers a question it is certain to understand; nothing is said, and nothing remembered, where it is not. Changes,
   * follow-ups and questions with a word that stands in no contract are never certain.
   */
  async answerIfCertain(question: Question, to: Sink, signal: AbortSignal): Promise<Outcome | undefined> {
    const { ctx, sessionId, content } = question;
    const today = await todayOf(ctx);
    const drawn = chartAsked(plain(content), today);
    const text = plainlyAsked(content, ctx.ability, today);
    if (!drawn && text === undefined) return undefined;
    const { scene, caller } = await this.settingOf(question);
    const charted =
      drawn && (await tellChart(drawn, scene, new GuardedSink(to, ctx.log, content), caller.locale, today));
    if (charted) return outcomeOf(signal);
    if (text === undefined) return undefined;
    const looked = understandAlone(text, scene).catch((error: unknown) => {
      ctx.log.warn({ err: error }, 'a certain answer was not found');
    });
    const found = await Promise.race([looked, pause(CERTAIN_WITHIN_MS, undefined, { ref: false })]);
    if (!found || !isCertain(found)) return undefined;
    const sink = new GuardedSink(to, ctx.log, content);
    const frame = this.show(found, text, { question, sink, signal, scene, caller });
    await this.conversations.write(sessionId, ctx.userId, { frame });
    return outcomeOf(signal);
  }

  /**
   * How a question for what concerns its owner alone is answered; nothing for any other. Asked before a model is: what it
   * answers, no model reads.
   */
  async privately(question: Question): Promise<Answerer['answer'] | undefined> {
    const { ctx, sessionId, content } = question;
    if (isUnread(content, isReadWord)) return undefined;
    const text = inEnglish(content) ?? plain(content);
    if (talkOf(text) !== 'question') return undefined;
    const { frame } = await this.conversations.read(sessionId, ctx.userId);
    const goesOn = frame !== undefined && isPrivate(frame.operation) && leaning(text, frame) !== undefined;
    if (!goesOn && !speaksOfPrivate(text)) return undefined;
    const { scene } = await this.settingOf(question);
    const found = (await draftOf(text, scene)) ? undefined : (await understoodWith(text, frame, scene)).found;
    const isTheirs =
      found?.kind === 'answer'
        ? isPrivate(found.reading.source.operation.name)
        : found?.kind === 'denied' && found.refusal.why === 'kept';
    return isTheirs ? (_, sink, signal) => this.answer(question, sink, signal) : undefined;
  }

  /** Who asks and where, the same for a question whoever of us is asked first. */
  private settingOf(question: Question): Promise<Setting> {
    let found = this.settings.get(question);
    if (!found) {
      found = this.callers.of(question.ctx).then((caller) => ({ caller, scene: sceneOf(question, caller) }));
      this.settings.set(question, found);
    }
    return found;
  }

  /** Answers, and says what the conversation holds afterwards. */
  private async respond(content: string, before: Conversation, turn: Turn): Promise<Conversation> {
    const { sink, scene } = turn;
    if (isUnread(content, isReadWord)) {
      sink.text(says.languages);
      return before;
    }
    const text = inEnglish(content) ?? plain(content);
    const talk = talkOf(text);
    if (talk === 'cancel' && !saysNo(text, before.draft)) return this.cancelled(before, turn);
    const { draft, proposed } = before;
    const answered = draft ? await resumed(draft, text, scene) : proposed && (await corrected(proposed, text, scene));
    if (answered) return this.changed(answered, before, turn);
    if (talk === 'thanks') sink.text(says.thanks);
    if (talk === 'help') return helps({ asked: text, told: 0 }, before, turn);
    if (before.helped && asksForMore(text)) return helps(before.helped, before, turn);
    return talk === 'question' ? this.asked(text, before, turn) : before;
  }

  /** Answers what is neither talk nor an answer to a question of its own. */
  private async asked(text: string, before: Conversation, turn: Turn): Promise<Conversation> {
    const { sink, scene } = turn;
    const { ability } = scene.run.ctx;
    const today = dayIn(scene.run.ctx.now.toISOString(), scene.timezone);
    if (await tellChart(chartAsked(text, today), scene, sink, turn.caller.locale, today)) return before;
    const away = turnedAway(text, { hub: scene.hub, ability, today });
    if (away) {
      sink.text(away.text);
      if (away.offers.length > 0) sink.suggestions(away.offers);
      return before;
    }
    const pointing = before.frame ? undefined : pointsIn(askedOf(text, today));
    if (pointing !== undefined) return this.asksBack(text, pointing, before, turn);
    const leans = before.frame !== undefined && leaning(text, before.frame) !== undefined;
    const change =
      leans && GOES_ON.test(text) ? undefined : ((await draftOf(text, scene)) ?? (await briefly(text, scene)));
    if (change) return this.changed(change, before, turn);
    if (!leans && isCommand(text)) return this.declines(text, before, turn);
    const frame = await this.told(text, before.frame, turn);
    return { ...(before.draft && { draft: before.draft }), ...(frame && { frame }) };
  }

  /** Leaves what was asked for, or what was proposed last. */
  private async cancelled({ draft, proposed, frame }: Conversation, { sink, scene }: Turn): Promise<Conversation> {
    if (proposed) await dropProposal(scene.run, proposed.callId);
    sink.text(draft ? says.cancelled : proposed ? says.dropped : says.nothingToCancel);
    return frame ? { frame } : {};
  }

  /** Says that nothing it may propose is what was ordered, and what it may. */
  private async declines(text: string, before: Conversation, { sink, scene }: Turn): Promise<Conversation> {
    const { ability } = scene.run.ctx;
    const found = await understand(text, scene);
    const others = changesAbout(text, ability);
    if (found.kind === 'denied') sink.text(refusalInWords(found.refusal, ability));
    else {
      sink.text(others.length > 0 ? says.otherChange : says.noChange);
      sink.suggestions(others.length > 0 ? others : offersOf(scene.hub, ability));
    }
    return before;
  }

  /** Asks what a word stands for that points at nothing, with what it may mean. */
  private async asksBack(text: string, pointing: string, before: Conversation, turn: Turn): Promise<Conversation> {
    const { sink, scene, caller } = turn;
    const found = await understand(text, scene);
    const isOpen = found.kind === 'answer' && !isPrivate(found.reading.source.operation.name);
    const near = isOpen ? [found.reading] : found.kind === 'unclear' ? found.near : [];
    sink.text(pointing === '' ? says.vague : `What do you mean by “${neutral(pointing)}”? ${says.named}`);
    const texts = [...new Set(near.map((reading) => asQuestion(reading, caller.locale)))].slice(0, 2);
    sink.suggestions(
      texts.length > 0 ? texts.map((one) => ({ label: one, text: one })) : offersOf(scene.hub, scene.run.ctx.ability),
    );
    return before;
  }

  private async changed(change: Change, before: Conversation, { sink, scene }: Turn): Promise<Conversation> {
    const kept = before.frame ? { frame: before.frame } : {};
    switch (change.kind) {
      case 'says':
        sink.text(change.text);
        return kept;
      case 'denied':
        sink.text(refusalText(change.tool.operation.access, scene.run.ctx.ability));
        return kept;
      case 'asks':
        sink.text(`${change.text}${numbered(change.options)}${says.stopped}`);
        if (change.options.length > 0)
          sink.suggestions(change.options.map(({ name }) => ({ label: name, text: name })));
        return { ...kept, draft: change.draft };
      case 'complete': {
        const { tool, known, unplaced } = change;
        const replaces = before.proposed?.tool === tool.name && change.corrects ? before.proposed.callId : undefined;
        sink.status(`Preparing: ${tool.label}...`);
        const { origins, args, said } = known;
        const doubtful = doubtfulDays(said, sceneToday(scene));
        const result = await propose(tool, args, scene.run, uuidv7(), {
          origins,
          doubtful,
          ...(replaces && { replaces }),
        });
        if (result.outcome !== 'proposed') {
          sink.text(result.text);
          return kept;
        }
        sink.text(replaces ? says.preparedAnew : says.prepared);
        if (unplaced.length > 0) sink.text(` ${withoutPlace(unplaced)}`);
        sink.proposal(result.proposal);
        return { ...kept, proposed: { ...known, callId: result.proposal.callId } };
      }
    }
  }

  /** Answers a question, or its parts in turn; the frame that is left. */
  private async told(text: string, frame: Frame | undefined, turn: Turn): Promise<Frame | undefined> {
    const whole = await understoodWith(text, frame, turn.scene);
    const parts = partsOf(text);
    // Two counts are two answers, unless one row tells both.
    const both = whole.found.kind === 'answer' && (!COUNTS_TWICE.test(text) || whole.found.reading.project.length > 1);
    if (both || parts.length < 2) return this.tell(whole.found, whole.question, frame, turn);
    let last = frame;
    for (const [at, part] of parts.entries()) {
      if (at > 0) turn.sink.text('\n\n');
      const { found, question } = await understoodWith(part, at > 0 ? last : undefined, turn.scene);
      last = await this.tell(found, question, last, turn);
    }
    return last;
  }

  private async tell(
    found: Understanding,
    question: string,
    frame: Frame | undefined,
    turn: Turn,
  ): Promise<Frame | undefined> {
    const { sink, scene } = turn;
    const { ability } = scene.run.ctx;
    if (found.kind === 'denied') {
      sink.text(refusalInWords(found.refusal, ability));
      return frame;
    }
    if (found.kind === 'nothing') {
      const { filters, source } = found.reading;
      if (isPrivate(source.operation.name)) {
        sink.text(says.notInOwn);
        return frame;
      }
      sink.text(
        `I can only answer from what you may see, and found no ${source.many}${filters.length > 0 ? ` with ${filtersInWords(filters, turn.caller.locale)}` : ''} that answers this. Could you say it in other words?`,
      );
      return frame;
    }
    if (found.kind === 'answer') return this.show(found, question, turn);
    if (await answerFromKnowledge(question, scene.run, sink)) return frame;
    const { words, names, near, asked } = found;
    const nearest = near.filter(({ missing, score }) => missing.length < asked.content.length && score > -1.5);
    sink.text(
      notUnderstood({
        words,
        names,
        isVague: asked.content.length === 0,
        isBare: asked.content.length === asked.words.length,
        offers: nearest.length > 0,
      }),
    );
    const texts = new Set(nearest.map((reading) => asQuestion(reading, turn.caller.locale)));
    const offers = [...[...texts].map((text) => ({ label: text, text })), ...offersOf(scene.hub, ability)];
    sink.suggestions(offers.slice(0, OFFERED));
    return frame;
  }

  /** Tells an answer piece by piece, with its time and the screen it is from. */
  private show({ reading, result, answered }: Answer, question: string, { sink, signal, scene, caller }: Turn): Frame {
    const { source } = reading;
    const { callId, asOf, total } = answered;
    const operation = source.operation.name;
    const label = source.spec?.label ?? source.many.charAt(0).toUpperCase() + source.many.slice(1);
    sink.status(`Reading ${label}...`);
    sink.toolCall({ callId, operation, label });
    sink.toolResult({ callId, outcome: 'answered', rows: result.rows.length });
    sink.quotes(result.rows);
    const link = linkOf({ spec: source.spec ?? { examples: [], hubs: [] } }, scene.run.ctx.ability);
    const number = sink.source({ operation, label, link, asOf });
    for (const piece of inSentences({ reading, result, total, locale: caller.locale })) {
      if (signal.aborted) break;
      sink.text(piece);
    }
    sink.text(`\n\nAs of ${inWords(asOf, 'moment', caller.locale)} [${number}]`);
    if (isPrivate(operation)) sink.text(`\n\n*${says.private}*`);
    const by = asksWho(reading) ?? nameField(source);
    const names = by ? result.rows.slice(0, MOST_NAMES).map((row) => String(valueIn(row, by) ?? '')) : [];
    return { question, operation, lists: source.lists, names, nameKey: by?.key ?? null };
  }
}

/** Who was asked for: people are what was told, and what `the first one` is. */
const asksWho = ({ intent, source, project }: Answer['reading']) =>
  intent === 'who'
    ? [...project, ...source.fields].find(
        ({ kind, depth, path }) => depth === 0 && (kind === 'person' || path === source.noun?.owner),
      )
    : undefined;

const sceneOf = ({ ctx, runId, context }: Question, { locale, name }: Caller): Scene => ({
  run: platformRun(ctx, runId),
  hub: context.hubContext,
  timezone: locale.timezone,
  me: name,
});

const outcomeOf = ({ aborted }: AbortSignal): Outcome => ({
  status: aborted ? 'stopped' : 'complete',
  mode: 'platform-data',
  usage: null,
  provider: null,
  promptVersion: null,
});

/** `Only the ones over 50k` goes on with what was told, and orders nothing. */
const GOES_ON = /^(?:and|only|just|but|or|what about|how about)\b/i;

/** `No` answers a question that takes it. */
const saysNo = (text: string, draft: Conversation['draft']): boolean =>
  /^(?:no|nope)[.!]*$/i.test(text) && draft?.options.some(({ name }) => name === 'No') === true;

/** Tells what can be asked and changed here, or what more, and remembers how much was told. */
function helps(
  { asked, told }: NonNullable<Conversation['helped']>,
  { draft, proposed }: Conversation,
  { sink, scene }: Turn,
): Conversation {
  const { ability } = scene.run.ctx;
  for (const piece of told === 0 ? helpText(scene.hub, ability, asked) : moreHelp(scene.hub, ability, asked, told))
    sink.text(piece);
  sink.suggestions(offersOf(scene.hub, ability));
  return { ...(draft && { draft }), ...(proposed && { proposed }), helped: { asked, told: told + LISTED } };
}
