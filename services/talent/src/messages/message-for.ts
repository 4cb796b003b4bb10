import type { MessageEvent } from '@talent-os/contracts/talent/message-shapes.js';
import type { Reader } from '@talent-os/service-kit';
import type { PipelineTemplate } from '../positions/pipeline-template.entity.js';
import type { Position } from '../positions/position.entity.js';
import { filledIn, type MessageFacts, type Wording } from './message.rules.js';

/** What a message is written about. */
export type Subject = {
  readonly application: {
    readonly userId: string;
    readonly stageKey: string;
    readonly noticeText: string | null;
  };
  readonly position: Pick<Position, 'title' | 'department' | 'location' | 'recruiterId'>;
  readonly pipeline: Pick<PipelineTemplate, 'stages'>;
};

const IN_USE = `select subject, body from talent.message_template
  where organization_id = $1 and stage = $2 and event = $3 and state = 'active'`;

const stageOf = ({ application, pipeline }: Subject) => pipeline.stages.find(({ key }) => key === application.stageKey);

/** What the organization has written for an event where the application stands now; nothing where it has not. */
async function wordingFor(db: Reader, event: MessageEvent, subject: Subject): Promise<Wording | undefined> {
  const stage = stageOf(subject);
  return stage && db.readOne<Wording>(IN_USE, [stage.type, event]);
}

/** Names by id: another service knows them, so they are asked for before a transaction. */
export type People = (id: string) => { readonly name: string };

/** What the person reads, filled in; null where the organization has written nothing for it. */
export async function messageFor(
  db: Reader,
  event: MessageEvent,
  subject: Subject,
  people: People,
): Promise<Wording | null> {
  const wording = await wordingFor(db, event, subject);
  return wording ? filledIn(wording, factsOf(subject, people)) : null;
}

/** What variables stand for in a message about an application. */
export function factsOf(subject: Subject, people: People): MessageFacts {
  const { application, position } = subject;
  const { name } = people(application.userId);
  return {
    firstName: name.split(' ')[0]!,
    name,
    position: position.title,
    department: position.department,
    location: position.location,
    stage: stageOf(subject)?.name ?? application.stageKey,
    recruiter: people(position.recruiterId).name,
    notice: application.noticeText ?? '',
  };
}

/** Whether anything is written for people who come into a stage of this type. */
export const speaksOnEntering = async (db: Reader, subject: Subject): Promise<boolean> =>
  (await wordingFor(db, 'entered', subject)) !== undefined;
