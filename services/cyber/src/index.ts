import { ErasureController } from './erasure/erasure.controller.js';
import type { ServiceDefinition } from '@talent-os/service-kit';
import { InboxController } from './inbox/inbox.controller.js';
import { FactsController } from './facts/facts.controller.js';
import { FindingsController } from './insights/findings.controller.js';
import { LeaverHoldingsController } from './leaving/holdings.controller.js';
import { ClearanceController } from './clearance/clearance.controller.js';
import { ClearanceGrant } from './clearance/clearance-grant.entity.js';
import { ClearanceEndsController } from './clearance/clearance-ends.controller.js';
import { ClearanceProofController } from './clearance/clearance-proof.controller.js';
import { ClearanceUpdate } from './clearance/clearance-update.entity.js';
import { Clearance } from './clearance/clearance.entity.js';
import { ClearanceUpdatesController } from './clearance/updates.controller.js';
import { WatchClearances } from './clearance/watch-clearances.job.js';
import { seed } from './demo/seed.js';
import { DeployMatch } from './deploy/deploy-match.entity.js';
import { DeployRequest } from './deploy/deploy-request.entity.js';
import { ProposalsController } from './deploy/proposals.controller.js';
import { DeployRequestsController } from './deploy/requests.controller.js';
import { DescribeController } from './incidents/describe.controller.js';
import { ExportIncidentsController } from './incidents/export-incidents.controller.js';
import { IncidentEntry } from './incidents/incident-entry.entity.js';
import { IncidentTask } from './incidents/incident-task.entity.js';
import { Incident } from './incidents/incident.entity.js';
import { IncidentsController } from './incidents/incidents.controller.js';
import { PartsController } from './incidents/parts.controller.js';
import { ReportIncidentController } from './incidents/report-incident.controller.js';
import { RespondController } from './incidents/respond.controller.js';
import { WatchClocks } from './incidents/watch-clocks.job.js';
import { IncidentIndicator } from './indicators/incident-indicator.entity.js';
import { IndicatorSighting } from './indicators/indicator-sighting.entity.js';
import { Indicator } from './indicators/indicator.entity.js';
import { IndicatorsController } from './indicators/indicators.controller.js';
import { Incidents1763710000001 } from './migrations/1-incidents.js';
import { IncidentParts1763710000002 } from './migrations/2-incident-parts.js';
import { Threats1763710000003 } from './migrations/3-threats.js';
import { Clearance1763710000004 } from './migrations/4-clearance.js';
import { Readiness1763710000006 } from './migrations/6-readiness.js';
import { RapidDeploy1763710000007 } from './migrations/7-rapid-deploy.js';
import { Vulnerabilities1763710000008 } from './migrations/8-vulnerabilities.js';
import { StixObjects1763710000009 } from './migrations/9-stix-objects.js';
import { DueQueue1763760000010 } from './migrations/10-due-queue.js';
import { PeopleByName1763800000011 } from './migrations/11-people-by-name.js';
import { ListOrders1763900000012 } from './migrations/12-list-orders.js';
import { Person } from './people/person.entity.js';
import { HoldingsController } from './readiness/holdings.controller.js';
import { ReadinessController } from './readiness/readiness.controller.js';
import { WorkRoleHolding } from './readiness/work-role-holding.entity.js';
import { WorkRoleTarget } from './readiness/work-role-target.entity.js';
import { Pattern, PatternIndicator, ThreatPattern } from './stix/pattern.entity.js';
import { BundleImport, BundlePiece } from './stix/bundle-import.entity.js';
import { BundlesController } from './stix/bundles.controller.js';
import { TakeBundle } from './stix/take-bundle.job.js';
import { BundleImports1765000000016 } from './migrations/16-bundle-imports.js';
import { StixObject } from './stix/stix-object.entity.js';
import { StixController } from './stix/stix.controller.js';
import { IntelReportsController } from './threats/intel-reports.controller.js';
import { IntelReport } from './threats/intel-report.entity.js';
import { IncidentThreat, ThreatIndicator } from './threats/threat-links.entity.js';
import { ThreatsController } from './threats/threats.controller.js';
import { Threat } from './threats/threat.entity.js';
import { HandleVulnerabilitiesController } from './vulnerabilities/handle.controller.js';
import { ImportVulnerabilitiesController } from './vulnerabilities/import.controller.js';
import { RecordVulnerabilitiesController } from './vulnerabilities/record.controller.js';
import { VulnerabilitiesController } from './vulnerabilities/vulnerabilities.controller.js';
import { VulnerabilityEntry } from './vulnerabilities/vulnerability-entry.entity.js';
import { Vulnerability } from './vulnerabilities/vulnerability.entity.js';
import { WatchVulnerabilities } from './vulnerabilities/watch-vulnerabilities.job.js';
import { Search1764000000013 } from './migrations/13-search.js';
import { StixKept1764100000014 } from './migrations/14-stix-kept.js';
import { FoldedSearch1764600000014 } from './migrations/14-folded-search.js';
import { TextOrder1764600000015 } from './migrations/15-text-order.js';
import { SearchController } from './search/search.controller.js';

export const definition: ServiceDefinition = {
  name: 'cyber',
  controllers: [
    ErasureController,
    BundlesController,
    SearchController,
    InboxController,
    FindingsController,
    FactsController,
    LeaverHoldingsController,
    ClearanceController,
    ClearanceEndsController,
    ClearanceProofController,
    ClearanceUpdatesController,
    DeployRequestsController,
    DescribeController,
    ExportIncidentsController,
    HoldingsController,
    HandleVulnerabilitiesController,
    ImportVulnerabilitiesController,
    IncidentsController,
    IndicatorsController,
    IntelReportsController,
    PartsController,
    ProposalsController,
    ReadinessController,
    RecordVulnerabilitiesController,
    ReportIncidentController,
    RespondController,
    StixController,
    ThreatsController,
    VulnerabilitiesController,
  ],
  providers: [TakeBundle, WatchClearances, WatchClocks, WatchVulnerabilities],
  entities: [
    BundleImport,
    BundlePiece,
    Clearance,
    ClearanceGrant,
    ClearanceUpdate,
    DeployMatch,
    DeployRequest,
    Incident,
    IncidentEntry,
    IncidentIndicator,
    IncidentTask,
    IncidentThreat,
    Indicator,
    IndicatorSighting,
    IntelReport,
    Pattern,
    PatternIndicator,
    Person,
    Threat,
    ThreatIndicator,
    ThreatPattern,
    StixObject,
    Vulnerability,
    VulnerabilityEntry,
    WorkRoleHolding,
    WorkRoleTarget,
  ],
  migrations: [
    Incidents1763710000001,
    IncidentParts1763710000002,
    Threats1763710000003,
    Clearance1763710000004,
    Readiness1763710000006,
    RapidDeploy1763710000007,
    Vulnerabilities1763710000008,
    StixObjects1763710000009,
    DueQueue1763760000010,
    PeopleByName1763800000011,
    ListOrders1763900000012,
    Search1764000000013,
    StixKept1764100000014,
    FoldedSearch1764600000014,
    TextOrder1764600000015,
    BundleImports1765000000016,
  ],
  seed,
};
