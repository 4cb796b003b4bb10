import { ErasureController } from './erasure/erasure.controller.js';
import type { ServiceDefinition } from '@talent-os/service-kit';
import { BusyController } from './calendar/busy.controller.js';
import { CalendarController } from './calendar/calendar.controller.js';
import { InboxController } from './inbox/inbox.controller.js';
import { FactsController } from './facts/facts.controller.js';
import { FindingsController } from './insights/findings.controller.js';
import { LeaverHoldingsController } from './leaving/holdings.controller.js';
import { BreachAssessment } from './breaches/breach.entity.js';
import { BreachesController } from './breaches/breaches.controller.js';
import { PhiSuspected } from './breaches/phi-suspected.listener.js';
import { Attestation } from './compliance/attestation.entity.js';
import { AttestationsController } from './compliance/attestations.controller.js';
import { ComplianceControl } from './compliance/control.entity.js';
import { ControlsController } from './compliance/controls.controller.js';
import { ControlEvidence } from './compliance/evidence.entity.js';
import { EvidenceController } from './compliance/evidence.controller.js';
import { ExportComplianceController } from './compliance/export-compliance.controller.js';
import { Credential } from './credentials/credential.entity.js';
import { CredentialsController } from './credentials/credentials.controller.js';
import { Renewal } from './credentials/renewal.entity.js';
import { RenewalsController } from './credentials/renewals.controller.js';
import { StandingsController } from './credentials/standings.controller.js';
import { WatchCredentials } from './credentials/watch-credentials.job.js';
import { seed } from './demo/seed.js';
import { Document } from './documents/document.entity.js';
import { DocumentPiece } from './documents/document-piece.entity.js';
import { DocumentsController } from './documents/documents.controller.js';
import { CatalogueCourse } from './education/catalogue-course.listener.js';
import { CeuRecord } from './education/ceu-record.entity.js';
import { Course } from './education/course.entity.js';
import { EducationController } from './education/education.controller.js';
import { Enrollment } from './education/enrollment.entity.js';
import { MoveCourses } from './education/move-courses.job.js';
import { EnrollmentsController } from './education/enrollments.controller.js';
import { CeuRequirement } from './education/requirement.entity.js';
import { Credentials1763700000001 } from './migrations/1-credentials.js';
import { Attestations1763700000002 } from './migrations/2-attestations.js';
import { Education1763700000003 } from './migrations/3-education.js';
import { Compliance1763700000004 } from './migrations/4-compliance.js';
import { Shifts1763700000005 } from './migrations/5-shifts.js';
import { Documents1763700000006 } from './migrations/6-documents.js';
import { Units1763700000007 } from './migrations/7-units.js';
import { OnboardingHolds1763730000008 } from './migrations/8-onboarding-holds.js';
import { DueQueue1763760000009 } from './migrations/9-due-queue.js';
import { PeopleByName1763800000010 } from './migrations/10-people-by-name.js';
import { ListOrders1763900000011 } from './migrations/11-list-orders.js';
import { UnverifiedCredentials1764000000012 } from './migrations/12-unverified-credentials.js';
import { RosterDrafts1764300000015 } from './migrations/15-roster-drafts.js';
import { OnboardingHolds } from './onboarding/hold.listener.js';
import { OnboardingHold } from './onboarding/onboarding-hold.entity.js';
import { OnboardingProofsController } from './onboarding/proofs.controller.js';
import { Person } from './people/person.entity.js';
import { ShiftAssignment } from './shifts/assignment/assignment.entity.js';
import { AssignmentsController } from './shifts/assignment/assignments.controller.js';
import { Availability } from './shifts/own/availability.entity.js';
import { LeaveController } from './shifts/own/leave.controller.js';
import { Leave } from './shifts/own/leave.entity.js';
import { ClaimsController } from './shifts/claim/claims.controller.js';
import { CredentialLost } from './shifts/release/credential-lost.listener.js';
import { OwnShiftsController } from './shifts/own/own.controller.js';
import { ShiftRequestsController } from './shifts/release/requests.controller.js';
import { RosterController } from './shifts/roster/roster.controller.js';
import { RosterWeeksController } from './shifts/roster/weeks.controller.js';
import { Shift } from './shifts/shift.entity.js';
import { ShiftSwap } from './shifts/exchange/swap.entity.js';
import { SwapsController } from './shifts/exchange/swaps.controller.js';
import { InviteController } from './units/invite.controller.js';
import { ManageUnitsController } from './units/manage-units.controller.js';
import { WatchShortage } from './units/shortage.listener.js';
import { UnitCensus } from './units/unit-census.entity.js';
import { UnitShortage } from './units/unit-shortage.entity.js';
import { Unit } from './units/unit.entity.js';
import { UnitsController } from './units/units.controller.js';
import { Search1764000000013 } from './migrations/13-search.js';
import { FoldedSearch1764600000016 } from './migrations/16-folded-search.js';
import { TextOrder1764600000017 } from './migrations/17-text-order.js';
import { CatalogueCourses1766800000018 } from './migrations/18-catalogue-courses.js';
import { CoursesInTalent1766900000019 } from './migrations/19-courses-in-talent.js';
import { SearchController } from './search/search.controller.js';

export const definition: ServiceDefinition = {
  name: 'healthcare',
  controllers: [
    ErasureController,
    SearchController,
    CalendarController,
    BusyController,
    InboxController,
    FindingsController,
    FactsController,
    LeaverHoldingsController,
    AssignmentsController,
    AttestationsController,
    BreachesController,
    CatalogueCourse,
    ClaimsController,
    ControlsController,
    CredentialLost,
    CredentialsController,
    DocumentsController,
    EducationController,
    EnrollmentsController,
    EvidenceController,
    ExportComplianceController,
    InviteController,
    LeaveController,
    ManageUnitsController,
    OnboardingHolds,
    OnboardingProofsController,
    OwnShiftsController,
    PhiSuspected,
    RenewalsController,
    RosterController,
    RosterWeeksController,
    ShiftRequestsController,
    StandingsController,
    SwapsController,
    UnitsController,
    WatchShortage,
  ],
  providers: [MoveCourses, WatchCredentials],
  entities: [
    Attestation,
    Availability,
    BreachAssessment,
    CeuRecord,
    CeuRequirement,
    ComplianceControl,
    ControlEvidence,
    Course,
    Credential,
    Document,
    DocumentPiece,
    Enrollment,
    Leave,
    OnboardingHold,
    Person,
    Renewal,
    Shift,
    ShiftAssignment,
    ShiftSwap,
    Unit,
    UnitCensus,
    UnitShortage,
  ],
  migrations: [
    Credentials1763700000001,
    Attestations1763700000002,
    Education1763700000003,
    Compliance1763700000004,
    Shifts1763700000005,
    Documents1763700000006,
    Units1763700000007,
    OnboardingHolds1763730000008,
    DueQueue1763760000009,
    PeopleByName1763800000010,
    ListOrders1763900000011,
    UnverifiedCredentials1764000000012,
    Search1764000000013,
    RosterDrafts1764300000015,
    FoldedSearch1764600000016,
    TextOrder1764600000017,
    CatalogueCourses1766800000018,
    CoursesInTalent1766900000019,
  ],
  seed,
};
