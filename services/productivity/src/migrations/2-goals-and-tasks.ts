import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Goals with key results and check-ins, tasks, suggestions, timed sessions, and what reminders wait for. */
export class GoalsAndTasks1763600000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...sessions, ...goals, ...tasks, ...suggestions, ...reminders])
      await runner.query(statement);
    await secureTables(runner, 'productivity', ['goal', 'key_result', 'task', 'suggestion']);
    await secureTables(runner, 'productivity', ['goal_check_in'], 'select, insert, delete');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['awaited_reminder', 'suggestion', 'task', 'goal_check_in', 'key_result', 'goal'])
      await runner.query(`drop table productivity.${table}`);
    await runner.query('drop index productivity.productivity_session_running');
    await runner.query('drop index productivity.productivity_session_started');
    await runner.query('alter table productivity.productivity_session drop column started_at, drop column ended_at');
  }
}

/** Sessions from before are over: nobody knows when they ended. */
const sessions = [
  `alter table productivity.productivity_session
     add column started_at timestamptz not null default now(), add column ended_at timestamptz default now()`,
  `alter table productivity.productivity_session
     alter column started_at drop default, alter column ended_at drop default`,
  `create index productivity_session_started
     on productivity.productivity_session (organization_id, person_id, session_type, started_at)`,
  `create unique index productivity_session_running on productivity.productivity_session (organization_id, person_id)
     where session_type = 'focus' and ended_at is null`,
];

const goals = [
  `create table productivity.goal (${tenantColumns},
     owner_id uuid not null, title text not null, visibility text not null, team_id uuid, parent_id uuid, hub text not null,
     period_start date not null, period_end date not null, status text not null, score double precision not null,
     last_check_in_at timestamptz, check_in_due_on date)`,
  'create index goal_owner on productivity.goal (organization_id, owner_id, status)',
  'create index goal_team on productivity.goal (organization_id, team_id)',
  'create index goal_shared on productivity.goal (organization_id, visibility, status)',
  'create index goal_parent on productivity.goal (organization_id, parent_id)',
  `create table productivity.key_result (${tenantColumns},
     goal_id uuid not null, position integer not null, title text not null, start_value double precision not null,
     target_value double precision not null, current_value double precision not null, unit text not null,
     confidence integer not null)`,
  'create index key_result_goal on productivity.key_result (organization_id, goal_id, position)',
  `create table productivity.goal_check_in (${tenantColumns},
     goal_id uuid not null, note text, score double precision not null, noted jsonb not null)`,
  'create index goal_check_in_goal on productivity.goal_check_in (organization_id, goal_id, created_at)',
];

const tasks = [
  `create table productivity.task (${tenantColumns},
     owner_id uuid not null, title text not null, notes text, due date, priority text not null, status text not null,
     goal_id uuid, source text not null, link text, closed_at timestamptz, reminded_of date)`,
  'create index task_owner on productivity.task (organization_id, owner_id, status, due)',
  'create index task_closed on productivity.task (organization_id, owner_id, closed_at)',
  'create index task_goal on productivity.task (organization_id, goal_id)',
];

const suggestions = [
  `create table productivity.suggestion (${tenantColumns},
     person_id uuid not null, session_id uuid not null, chat_session_id uuid, hub_context text not null, text text not null,
     sentence text not null, status text not null, task_id uuid, goal_id uuid)`,
  'create unique index suggestion_sentence on productivity.suggestion (organization_id, session_id, sentence)',
  'create index suggestion_person on productivity.suggestion (organization_id, person_id, status, created_at)',
];

/** See `untenanted.ts` for why it belongs to no organization. */
const reminders = [
  `create table productivity.awaited_reminder (
     subject_id uuid primary key, organization_id uuid not null, kind text not null, due_on date not null)`,
  'create index awaited_reminder_due on productivity.awaited_reminder (due_on)',
  'grant select, insert, update, delete on productivity.awaited_reminder to talentos_productivity',
];
