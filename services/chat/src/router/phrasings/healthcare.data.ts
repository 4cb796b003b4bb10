/** How people ask for these tools, beyond their contracts' examples. Capitalised words stand for any name. */
export const healthcarePhrasings: Readonly<Record<string, string>> = {
  'healthcare.credentials.mine': `
    my credentials | my certifications | my certificates | my licenses | my licences | my license | credentials
    certifications | which credentials do I have | which certifications do I hold | which licenses do I hold
    what certificates do I have | do my certificates expire | which of my certificates expire
    which of my licenses run out | what expires next | what of mine expires soon | which license expires next
    when does my license run out | when does my certification end | until when is my license valid
    how long is my license still valid | how long is my certification good for | is my registration valid
    is my certification still good | is my BLS still valid | when does my ACLS expire | when must I renew
    what must I renew | do I have to renew something | is there anything to renew | is anything expired
    are any of my certifications expired | have any of my licenses lapsed | am I allowed to work with my license
    are all my credentials valid | are my papers in order | are my papers up to date | status of my credentials
    status of my license | credential status | how many certifications are active | how many of them expire soon
    is my immunization on record | are my vaccinations up to date | which privileges do I have as a nurse
    who issued my certification | am I compliant with hipaa | do I meet my hipaa duties
  `,
  'healthcare.credentials.list': `
    credentials of the staff | staff credentials | credentials of the team | licenses of the staff
    licenses of our nurses | certifications of the nurses | certifications of Maria | credentials of Maria Lopez
    does Maria have a valid license | is the license of Maria valid | whose credentials expire soon
    whose certification runs out | who has to renew | who still has to renew | which nurses must renew
    which people have expired credentials | who works without a valid license | expired licenses of the staff
    which licenses expire soon in our organization | revoked licenses | which credentials were revoked
    renewals to verify | renewals that wait | which renewals wait for me | open renewals | verification queue
    what do I have to verify | credentials I must verify | credentials that wait for verification
    how many renewals are waiting | how many credentials are unverified | unverified credentials
    list all credentials | all licenses | overview of the credentials of everybody | everybody's certifications
    credentials by status | which credentials expire this month
    is there anybody with an expired license | is there anyone with expired credentials
    does anybody have an expired certification | does anyone work with an expired license
    are there people with an expired license | is somebody's license expired | is anybody's license about to expire
  `,
  'healthcare.credentials.renew': `
    renew my license | renew my licence | renew my certification | renew my certificate | renew a credential
    renew my BLS | renew the license | extend my license | extend my certificate | prolong my license
    prolong my certification | renew my nursing license | submit my renewal | hand in my renewal
    hand in the renewal of my license | send in my renewed license | renew my registration until 2030-01-01
  `,
  'healthcare.education.mine': `
    my continuing education | continuing education | my ceus | my ceu | ceu | ceus | my contact hours | contact hours
    my education credits | how many ceus do I have | how many ceus do I need | how many ceus are missing
    how many credits do I still need | how many hours of education do I need for my license
    how many contact hours have I earned | how many contact hours have I collected | am I done with my ceus
    do I have enough contact hours | have I enough credits for my license | progress of my continuing education
    how far am I with my ceus | how far along am I in my ceu cycle | percentage of my ceus
    what is left of my continuing education | how many days do I have for my ceus | how long does my cycle run
    when do I need my contact hours by | am I on course with my continuing education | ceu status | ceu progress
    how many courses did I complete for my ceus
    how many credits am I short of | how many hours am I short of | am I short of contact hours
    how many credits do I need for my license | credits still needed for my license
  `,
  'healthcare.courses.list': `
    courses for nurses | nursing courses | clinical courses | healthcare courses | ceu courses | courses with ceus
    courses that give contact hours | where can I get contact hours | where do I get ceus | how can I earn ceus
    which courses give ceus | which courses bring contact hours | which courses are required of nurses
    mandatory courses | required clinical courses | compulsory courses for my license
    which mandatory courses are open | which clinical courses am I in | courses I am enrolled in
    which courses did I start | course about sepsis | a course on wound care | is there a course on infection control
    is there a course about Sepsis | find a clinical course | shortest ceu course | quick courses for contact hours
    which course gives most contact hours | course catalog for healthcare | catalog of continuing education
    what can I take for my contact hours | continuing education on offer | list of ceu courses
  `,
  'healthcare.courses.enroll': `
    enroll me in a course | enroll me in a ceu course | enroll in the course Sepsis | enroll me in Sepsis
    sign me up for a ceu course | sign me up for the course Sepsis | register me for the course Sepsis
    register me for continuing education | start the course Sepsis | take the course Sepsis | join the course Sepsis
  `,
  'healthcare.education.ledger': `
    my ceu ledger | ceu ledger | ledger of my contact hours | my education records | education record
    record of my contact hours | list of the courses that counted | which courses counted
    which courses have counted for my license | my ceu certificates | certificates of my courses
    certificates from continuing education | completed ceu courses | finished ceu courses
    which ceu courses have I finished | history of my continuing education | history of my ceus
    which topics are still missing for my license | missing mandatory topics | which mandatory topics have I covered
    when does my cycle end | when did my ceu cycle begin | dates of my ceu cycle | proof of my contact hours
    show what I have completed for my license
  `,
  'healthcare.compliance.mine': `
    my hipaa duties | my hipaa training | my hipaa status | hipaa training | my attestations | my attestation
    my privacy training | my confidentiality statement | when is my privacy training due
    have I done my hipaa training | did I do the hipaa training | is my hipaa training done
    do I have to do the hipaa training again | when do I have to repeat the hipaa training
    when must I sign the confidentiality statement again | have I signed the confidentiality statement
    is my attestation valid | until when is my attestation valid | when did I last attest | what do I have to attest
    must I attest again | which hipaa duties do I have | am I up to date with hipaa | is my hipaa in order
  `,
  'healthcare.compliance.controls': `
    hipaa controls | hipaa safeguards | technical safeguards | security rule | controls of the security rule
    which safeguards are missing | which safeguards are not met | which controls fail | which controls are open
    which controls are partly met | which controls are met | status of the hipaa controls
    how compliant are we | are we compliant with hipaa | our hipaa compliance | compliance overview
    state of our compliance | which controls must be reviewed | which reviews of controls are overdue
    controls due for review | who owns the controls | who is responsible for the hipaa controls
    which controls lack evidence | evidence of the controls | list all controls | list of safeguards
    how many people are trained in hipaa | how many people have not done the hipaa training
    hipaa training coverage | share of people with hipaa training | who is not trained in hipaa
  `,
  'healthcare.breaches.list': `
    breach assessments | breaches | open breaches | hipaa breaches | data breaches | breach list | breach register
    is there a breach | do we have a breach | were there breaches | was patient data lost | was patient data exposed
    which breaches are open | which breaches are undecided | which breach assessments are decided
    until when must we notify | when must we tell the patients | whom do we have to notify of the breach
    do patients have to be told | breach notification deadline | deadline of the breach
    days left for the breach notification | how much time is left to report the breach
    how long do we have to notify | how many people does the breach affect | number of people affected by the breach
    what was decided about the breach | status of the breach | assessment of the breach
  `,
};
