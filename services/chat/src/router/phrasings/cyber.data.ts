/** How people ask for these tools, beyond their contracts' examples. Capitalised words stand for any name. */
export const cyberPhrasings: Readonly<Record<string, string>> = {
  'cyber.intelligence.summary': `
    threat intelligence | threat intelligence summary | our risk level | the risk level | what is the risk level
    how high is the risk | how dangerous is it right now | current threat level | what is the threat level now
    how many threats are new | new threats today | how many indicators were seen | indicators seen this week
    iocs of the last days | how many iocs were detected | how many intelligence reports were written
    what is new in threat intelligence | overview of the threats | summary of the threat situation
    how is the threat situation | latest threats in short | is the risk level high
  `,
  'cyber.threats.list': `
    threats | known threats | list of threats | all threats | cyber threats | threat actors | which threats do we know
    which threats are there | which threats are critical | critical threats | severe threats | most severe threats
    threats about ransomware | is there a threat called Nightfall | the threat Nightfall | show the threat Nightfall
    find the threat Nightfall | which threats have active indicators | threats of high severity | recent threats
    which threats were published this week | intelligence reports | list the intelligence reports
    show the threat reports | what do we know about the threat Nightfall
  `,
  'cyber.incidents.summary': `
    incident response | incident summary | summary of the incidents | overview of the incidents
    how many incidents are active | how many incidents are open | how many incidents are there
    how many active incidents are there | number of active incidents | number of incidents today
    how many incidents are being investigated | how many incidents are under investigation
    how many incidents did we resolve today | incidents resolved today | how many were resolved today
    how many incidents have been closed today | average response time | our response time | incident response time
    mean time to respond | how quickly do we respond | how fast do people respond to incidents
    how long does it take us to respond | how are we doing on incidents | where do we stand with incidents
    state of security incidents | incident figures | incident numbers | incident statistics
    are there any active incidents | is there an active incident | is there an incident right now
    are we under attack | is anybody attacking us | what is happening in security right now
  `,
  'cyber.incidents.list': `
    incidents | security incidents | list of incidents | all incidents | open incidents | active incidents
    which incidents are open | which incidents are active | which incidents are unresolved | which incidents are new
    show all open incidents | show me the security incidents | critical incidents | severe incidents
    which incidents are critical | which incidents are severe | most severe incidents | incidents of high severity
    my incidents | incidents assigned to me | which incidents are mine | what incidents do I work on
    incidents I investigate | late incidents | overdue incidents | incidents past their deadline
    which incidents missed the deadline | phishing incidents | malware incidents | ransomware incidents
    ransomware cases | was there phishing | incidents with data exposure | insider incidents
    which incidents were reported today | incidents of this week | latest incidents | recent incidents
    closed incidents | find the incident about Acme | incidents about mail | search incidents for Acme
  `,
  'cyber.incidents.get': `
    the incident Nightfall | incident Nightfall | show the incident Nightfall | tell me about the incident Nightfall
    details of the incident Nightfall | status of the incident Nightfall | timeline of the incident Nightfall
    history of the incident Nightfall | who works on the incident Nightfall | who owns the incident Nightfall
    who reported the incident Nightfall | who is assigned to the incident Nightfall
    when was the incident Nightfall reported | how severe is the incident Nightfall
    is the incident Nightfall closed | is the incident Nightfall contained
    what was the root cause of the incident Nightfall | how was the incident Nightfall resolved
    indicators of the incident Nightfall | tasks of the incident Nightfall | where are we with the incident Nightfall
    what is going on with the incident Nightfall | what do we know about the incident Nightfall
  `,
  'cyber.vulnerabilities.list': `
    vulnerabilities | our vulnerabilities | list of vulnerabilities | all vulnerabilities | open vulnerabilities
    overdue vulnerabilities | which vulnerabilities are critical | which vulnerabilities are past their due date
    which vulnerabilities are late | which vulnerabilities are unpatched | unpatched systems | cves on our systems
    which cves are open | exploited vulnerabilities | which vulnerabilities are mine | my vulnerabilities
    vulnerabilities I own | vulnerabilities of the host Nightfall | what has to be patched | what needs patching
    which patches are overdue | what is due for patching | how many vulnerabilities are open
    how many vulnerabilities are overdue | remediated vulnerabilities | which vulnerabilities were fixed
    accepted risks | which risks were accepted | findings of the scanner | show the scanner findings
  `,
  'cyber.vulnerabilities.get': `
    the vulnerability CVE-2024-3400 | CVE-2024-3400 | details of CVE-2024-3400 | status of CVE-2024-3400
    history of the vulnerability CVE-2024-3400 | who owns CVE-2024-3400 | who works on CVE-2024-3400
    is CVE-2024-3400 fixed | is CVE-2024-3400 remediated | was CVE-2024-3400 patched | how severe is CVE-2024-3400
    until when is CVE-2024-3400 due | why was the risk of CVE-2024-3400 accepted | are we affected by CVE-2024-3400
  `,
  'cyber.vulnerabilities.mitigate': `
    start the mitigation of CVE-2024-3400 | start mitigating the vulnerability CVE-2024-3400
    begin mitigating CVE-2024-3400 | take on CVE-2024-3400 | mitigate the vulnerability CVE-2024-3400 now
  `,
  'cyber.incidents.investigate': `
    investigate the incident Nightfall | start investigating Nightfall | take on the incident Nightfall
    pick up the incident Nightfall | take over the incident Nightfall | assign the incident Nightfall to me
  `,
  'cyber.incidents.move': `
    mark the incident Nightfall as triaged | mark the incident Nightfall as contained
    set the incident Nightfall to eradicated | move the incident Nightfall to recovered
    close the incident Nightfall | put the incident Nightfall to contained
    mark the incident Nightfall as a false positive | mark the incident Nightfall as a false alarm
  `,
  'cyber.incidents.addNote': `
    add a note to the incident Nightfall | write on the timeline of the incident Nightfall
    add to the timeline of Nightfall | record on the incident Nightfall: host isolated
    note for the incident Nightfall: host isolated | write a note on the incident Nightfall
  `,
  'cyber.readiness.get': `
    team readiness | readiness of the team | how ready is our security team | which work roles do we need
    which work roles are not covered | uncovered work roles | work roles without anybody | work roles nobody fills
    which work roles have only one person | single points of failure in the team | where do we depend on one person
    NICE work roles | NICE framework coverage | coverage of the work roles | state of the work roles
    what work roles do I fill | my work roles | is threat analysis covered | do we have enough digital forensics people
  `,
  'cyber.deploy.list': `
    rapid deployment | rapid deployments | rapid deployment requests | open rapid deployment requests
    deployment requests | list of deployment requests | which deployments are running | running rapid deployments
    rapid deployments that start soon | which rapid deployment starts next | cancelled rapid deployments
    rapid deployments by start | how many rapid deployments are open | rapid deployment in Nightfall
  `,
  'cyber.deploy.mine': `
    my rapid deployments | deployments proposed to me | rapid deployments I was asked for | where am I asked to deploy
    was I asked to deploy | which deployment waits for my answer | deployments I accepted | deployments I declined
    am I deployed | where do I deploy next | when does my deployment start
  `,
  'cyber.deploy.accept': `
    accept the rapid deployment Nightfall | I accept the rapid deployment to Nightfall
    agree to the rapid deployment Nightfall
  `,
  'cyber.deploy.decline': `
    decline the rapid deployment Nightfall because I am away | turn down the rapid deployment Nightfall: no time
    refuse the rapid deployment to Nightfall because I am on leave
  `,
};
