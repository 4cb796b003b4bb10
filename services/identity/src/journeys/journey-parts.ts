import { BeginJourneys } from './begin.listener.js';
import { JourneyRun } from './journey-run.entity.js';
import { Journey } from './journey.entity.js';
import { JourneysController } from './journeys.controller.js';
import { ReachMilestones } from './reach.listener.js';
import { JourneyRunsController } from './runs.controller.js';

/** What answers, listens and is kept for journeys. */
export const journeyControllers = [JourneysController, JourneyRunsController, BeginJourneys, ReachMilestones];
export const journeyEntities = [Journey, JourneyRun];
