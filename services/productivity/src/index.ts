import { ErasureController } from './erasure/erasure.controller.js';
import type { ServiceDefinition } from '@talent-os/service-kit';
import { InboxController } from './inbox/inbox.controller.js';
import { FactsController } from './facts/facts.controller.js';
import { FindingsController } from './insights/findings.controller.js';
import { LeaverHoldingsController } from './leaving/holdings.controller.js';
import { InboxSnooze } from './inbox/inbox-snooze.entity.js';
import { CalendarFeed } from './calendar/calendar-feed.entity.js';
import { CalendarController } from './calendar/calendar.controller.js';
import { CalendarBusy } from './calendar-sources/calendar-busy.entity.js';
import { CalendarSource } from './calendar-sources/calendar-source.entity.js';
import { CalendarSourcesController } from './calendar-sources/calendar-sources.controller.js';
import { TendCalendarSources } from './calendar-sources/tend-sources.job.js';
import { seed } from './demo/seed.js';
import { FocusController } from './focus/focus.controller.js';
import { CheckInsController } from './goals/check-ins.controller.js';
import { GoalCheckIn } from './goals/goal-check-in.entity.js';
import { Goal } from './goals/goal.entity.js';
import { GoalsController } from './goals/goals.controller.js';
import { KeyResult } from './goals/key-result.entity.js';
import { TeamMergedListener } from './goals/team-merged.listener.js';
import { Sessions1763600000001 } from './migrations/1-sessions.js';
import { GoalsAndTasks1763600000002 } from './migrations/2-goals-and-tasks.js';
import { Wellness1763600000003 } from './migrations/3-wellness.js';
import { CalendarFeeds1763600000004 } from './migrations/4-calendar-feed.js';
import { DueQueue1763760000005 } from './migrations/5-due-queue.js';
import { InboxSnoozes1764000000006 } from './migrations/6-inbox-snoozes.js';
import { GoalPillars1764000000008 } from './migrations/8-goal-pillars.js';
import { ProgressController } from './progress/progress.controller.js';
import { SendReminders } from './reminders/send-reminders.job.js';
import { ProductivitySession } from './sessions/session.entity.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { Suggestion } from './suggestions/suggestion.entity.js';
import { SuggestionsController } from './suggestions/suggestions.controller.js';
import { ExportTasksController } from './tasks/export-tasks.controller.js';
import { ExcellenceActionListener } from './tasks/action-accepted.listener.js';
import { JourneyTasksListener } from './tasks/journey.listener.js';
import { Task } from './tasks/task.entity.js';
import { TasksController } from './tasks/tasks.controller.js';
import { CheckinsController } from './wellness/checkins.controller.js';
import { TeamWellnessController } from './wellness/team-wellness.controller.js';
import { WellnessCheckin } from './wellness/wellness-checkin.entity.js';
import { WellnessController } from './wellness/wellness.controller.js';
import { WellnessSkip } from './wellness/wellness-skip.entity.js';
import { WellnessTally } from './wellness/wellness-tally.entity.js';
import { Search1764000000007 } from './migrations/7-search.js';
import { FoldedSearch1764600000009 } from './migrations/9-folded-search.js';
import { TextOrder1764600000010 } from './migrations/10-text-order.js';
import { CalendarSources1764800000011 } from './migrations/11-calendar-sources.js';
import { SearchController } from './search/search.controller.js';

export const definition: ServiceDefinition = {
  name: 'productivity',
  controllers: [
    ErasureController,
    SearchController,
    InboxController,
    FindingsController,
    FactsController,
    LeaverHoldingsController,
    CalendarController,
    CalendarSourcesController,
    CheckInsController,
    FocusController,
    GoalsController,
    ProgressController,
    SessionsController,
    SuggestionsController,
    TasksController,
    TeamMergedListener,
    ExportTasksController,
    ExcellenceActionListener,
    JourneyTasksListener,
    CheckinsController,
    TeamWellnessController,
    WellnessController,
  ],
  providers: [SendReminders, TendCalendarSources],
  entities: [
    CalendarBusy,
    CalendarFeed,
    CalendarSource,
    Goal,
    GoalCheckIn,
    InboxSnooze,
    KeyResult,
    ProductivitySession,
    Suggestion,
    Task,
    WellnessCheckin,
    WellnessSkip,
    WellnessTally,
  ],
  migrations: [
    Sessions1763600000001,
    GoalsAndTasks1763600000002,
    Wellness1763600000003,
    CalendarFeeds1763600000004,
    DueQueue1763760000005,
    InboxSnoozes1764000000006,
    Search1764000000007,
    GoalPillars1764000000008,
    FoldedSearch1764600000009,
    TextOrder1764600000010,
    CalendarSources1764800000011,
  ],
  seed,
};
