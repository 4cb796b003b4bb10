import { TransitionApprovalsController } from './approvals.controller.js';
import { TransitionApproverLeft } from './approver-left.listener.js';
import { TransitionCourseController } from './course.controller.js';
import { ExportTransitionsController } from './export-transitions.controller.js';
import { HandoverController } from './handover.controller.js';
import { HiredListener } from './hired.listener.js';
import { TransitionRequestController } from './request.controller.js';
import { TransitionsController } from './transitions.controller.js';

/** Moves: asking for them, approving them, their course and their handover. */
export const transitionControllers = [
  ExportTransitionsController,
  HandoverController,
  HiredListener,
  TransitionApprovalsController,
  TransitionApproverLeft,
  TransitionCourseController,
  TransitionRequestController,
  TransitionsController,
];
