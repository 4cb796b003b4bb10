/** How people ask for these tools, beyond their contracts' examples. Capitalised words stand for any name. */
export const talentPhrasings: Readonly<Record<string, string>> = {
  'talent.collaboration.list': `
    what's on my plate for the joint hiring
    who needs to do what next
    which positions am I working on together with others
    am I blocking anybody
    any deadlines coming up with the hiring team
    what are my next steps in hiring
    which positions do I share with other people
    who has the ball on the open positions
    what's overdue in my collaborations
    show notes from the hiring team
    what positions am I collaborating on
    who needs to take the next step
    show me my four-way collaborations
    what is the next step for the positions I'm hiring for
    are there any notes on my collaborations
    collaborations I'm involved in
    what's the status of the four-way collaborations
    who's next to act in the hiring process
    do I have anything to do for the hiring team
    collaborations
    my collaborations
    positions we work on together
    joint positions
    next steps
    my next step
    what is next in hiring
    what do I have to do for the open positions
    who is responsible for the next step
    what is everybody waiting for
    who has to do something
    is anything overdue with the hiring team
    due dates of my collaborations
    notes from the recruiter
    messages of the hiring team
    what did the recruiter write
    what did the manager note about the position
    status of the positions I work on
    which positions are on hold
    what's my next step in the collaborations
    on which positions am I working with a recruiter and a candidate
    which steps are due in my collaborations
    who is responsible for the next step on each position
    what's the state of my collaborations
    what do I need to do next for the positions I work on
    which collaborations are open
    who's turn is it to act on our positions
  `,
  'talent.marketplace.dashboard': `
    how many jobs are open right now
    how many opportunities can I choose from
    what are the key numbers of the marketplace
    how much hiring is going on
    how many positions are currently open
    how many active collaborations do we have
    how many jobs can I apply to
    give me the marketplace figures
    number of open vacancies
    how many positions are we hiring for
    how many opportunities are available to me
    show me the marketplace dashboard
    how many pending transitions are there
    which sides of the marketplace do I belong to
    open positions count
    how many vacancies does the company have
    summary of the talent marketplace
    how many internal opportunities exist
    marketplace
    overview
    how many openings
    number of open roles
    how many positions are there
    how many roles are unfilled
    count of open jobs
    how many positions do we want to fill
    how many jobs are available
    how many internal jobs are there
    how many mentorships are there
    how many collaborations are running
    how many transitions
    open positions in numbers
    what are our hiring numbers
    hiring overview
    are we hiring
    do we have open positions
    is the company hiring
    organization at a glance
    state of hiring
    give me the number of open positions
    how many openings are there for me
    how many mentorship opportunities do we offer
    what does the marketplace look like at the moment
    what's the count of open positions
    tell me how many opportunities there are
    how many positions are waiting to be filled
    how many career opportunities do I have
  `,
  'talent.mentorships.list': `
    can someone teach me negotiation
    I'd like to find a mentor
    who am I coaching
    is anyone offering mentoring
    who can I learn from
    what's the status of my mentorship
    do I have a mentee
    what mentorships are available
    is there a mentor for me
    who has requested mentoring from me
    show me open mentorship offers
    looking for a mentor
    mentorship offers
    which mentors match my skills
    who is being mentored by me
    mentors
    mentoring
    coaching offers
    my mentor
    my mentees
    is anybody mentoring me
    who mentors whom
    open mentorships
    can somebody coach me
    who can help me learn negotiation
    find a mentor for me
    am I a mentor
    requests for my mentoring
    was my mentoring request accepted
    learn from experienced colleagues
    which colleagues are willing to mentor me
    has my mentoring request been accepted
    which mentorships am I part of
    could somebody mentor me
    are there mentoring opportunities that match my skills
    am I currently mentoring someone
  `,
  'talent.mobility.express': `
    apply for the Account Manager position
    express my interest in the Solutions Architect role
    I'd like to apply for the Solutions Architect position
    I am interested in the Data Engineer position, tell the hiring manager
    apply for Acme
    apply internally
    apply for an internal position
    apply for the role Acme
    register my interest in the position Acme
    submit my interest for the role Acme
    express interest
    show interest in Acme
    raise my hand for Acme
    put my name forward for Acme
    nominate me for Acme
    I want the Acme position
    I would like to express interest in the Regional Manager position
    express interest in the Team Lead position
  `,
  'talent.mobility.expressions': `
    has anyone responded to my application
    where did I raise my hand
    were any of my interests turned down
    which of my applications got accepted
    what is the status of my expression of interest
    did the manager accept my interest
    which positions did I show interest in
    show my internal applications
    list my declined interests
    what's the status of my expressions of interest
    have any of my expressions been approved
    which internal positions have I expressed interest in
    why was I declined for the internal position
    show my withdrawn applications
    did they accept me for the internal role
    my expressions of interest please
    is my application still pending
    what did I apply for
    my interests
    my expressions
    my applications
    status of my application
    is my interest still pending
    what did they say about my application
    which applications are open
    which of my interests were approved
    was I rejected
    was I accepted
    any answer to my application
    any decision on my interest
    positions I applied for
    jobs I am interested in
    did the hiring manager answer
    reason for the rejection of my application
    where did I express interest and what came of it
    was my expression of interest declined, and why
    are my expressions of interest still waiting
    what's happening with the internal roles I applied for
    how are my expressions of interest going
    did my interest get declined
    list the internal positions I've applied to
  `,
  'talent.mobility.incoming': `
    any internal applicants for me
    who would like to work for me
    which employees raised their hand for my roles
    what interest has come in
    list undecided expressions of interest
    do I have pending expressions of interest to review
    which employees are interested in joining my team
    show me all incoming expressions of interest
    who has applied for our internal positions
    how ready are the applicants for my role
    who has expressed interest in my open positions
    show me the expressions of interest I need to decide on
    are there any internal candidates for my roles
    which expressions of interest are still pending
    did anyone apply internally to my position
    applicants for my positions
    who's keen to work in my team
    do any employees want to transfer to my department
    pending interest in our open roles
    incoming interest
    internal applicants
    who applied
    people interested in my roles
    who wants my open position
    candidates from inside the company
    expressions waiting for me
    interest waiting for approval
    what do I need to decide
    who raised their hand for my positions
    colleagues who want to move to my team
    applications I have to answer
    did somebody apply for my role
    is somebody interested in our openings
    how suitable are the people who are interested
    interest from other teams in my positions
    has anyone shown interest in the roles I'm hiring for
    which expressions of interest await my decision
    list everyone who expressed interest in our positions
    which interested colleagues have I not replied to
    show approved expressions of interest
    who'd like to move into my team
    are there people interested in my vacancy
    which internal applications haven't been decided
    show the interest expressed in my positions
  `,
  'talent.mobility.search': `
    what else could I do in this company
    are there any openings in marketing I could switch to
    internal jobs matching my skills
    I'm looking for a new challenge internally
    what positions can I transfer to
    which skills am I missing for a promotion
    what internal roles are available to me
    am I qualified for any internal position
    which open positions in the company match my profile
    I want to change teams, what are my options
    show me the internal job board
    can I get promoted
    what internal positions are available
    how ready am I for the open internal roles
    which internal jobs am I best suited for
    are there any new internal opportunities
    show me openings in other departments
    what skills do I need for an internal move
    is there another job for me in house
    which internal openings would suit me
    career opportunities inside the organization
    internal vacancies please
    am I ready for the next career step
    jobs in other teams
    internal jobs
    open internal positions
    jobs inside
    other positions in the company
    roles I could take
    positions for me
    where could I work next
    what could I become here
    positions in customer success
    jobs in Boston inside the company
    is there something new for my career
    I am looking for another role in the company
    how well do I match internal roles
    my readiness
    skills I am missing
    what do I need to learn for another position
    which role is closest to my skills
    new internal roles
    open roles in other departments
    can I move to another team
    possibilities to change departments
    internal career options
    what roles could I move into within the company
    which skills are missing for the internal positions
    are any internal positions open in my field
    find internal roles that match my skills
    what internal mobility options do I have
    which internal vacancies could I go for
    how well do I fit the internal positions
    what opportunities exist for me within the company
    I'd like a different role in this organization
    which skills should I improve to get an internal role
  `,
  'talent.mobility.withdraw': `
    withdraw my expression of interest
    withdraw my application for Sales Engineer
    retract my interest in the Data Engineer role
    withdraw
    withdraw my interest
    withdraw my application
    cancel my interest
    cancel my application
    take back my interest in Acme
    retract my application
    remove my application
    pull back my application
    drop my interest in Acme
    please withdraw my interest in the Regional Manager position
    take back my interest in Team Lead
  `,
};
