/** How people ask for these tools, beyond their contracts' examples. Capitalised words stand for any name. */
export const mobilityPhrasings: Readonly<Record<string, string>> = {
  'talent.mobility.express': `
    apply for the Account Manager position | express my interest in the Solutions Architect role
    I'd like to apply for the Solutions Architect position
    I am interested in the Data Engineer position, tell the hiring manager | apply for Acme | apply internally
    apply for an internal position | apply for the role Acme | register my interest in the position Acme
    submit my interest for the role Acme | express interest | show interest in Acme | raise my hand for Acme
    put my name forward for Acme | nominate me for Acme | I want the Acme position
    I would like to express interest in the Regional Manager position | express interest in the Team Lead position
    submit my interest for the Key Account Manager role
    sign me up for the position Customer Success Manager | sign me up for the Sales Engineer role
  `,
  'talent.mobility.expressions': `
    has anyone responded to my application | where did I raise my hand | were any of my interests turned down
    which of my applications got accepted | what is the status of my expression of interest
    did the manager accept my interest | which positions did I show interest in | show my internal applications
    list my declined interests | what's the status of my expressions of interest
    have any of my expressions been approved | which internal positions have I expressed interest in
    why was I declined for the internal position | show my withdrawn applications
    did they accept me for the internal role | my expressions of interest please | is my application still pending
    what did I apply for | my interests | my expressions | my applications | status of my application
    is my interest still pending | what did they say about my application | which applications are open
    which of my interests were approved | was I rejected | was I accepted | any answer to my application
    any decision on my interest | positions I applied for | jobs I am interested in | did the hiring manager answer
    reason for the rejection of my application | where did I express interest and what came of it
    was my expression of interest declined, and why | are my expressions of interest still waiting
    what's happening with the internal roles I applied for | how are my expressions of interest going
    did my interest get declined | list the internal positions I've applied to | where have I applied internally
    any reply to my expression of interest | how did my internal applications turn out | what about my application
    what about my interest | is there news on my application | have they decided on my application
    have they answered | has somebody looked at my application | am I still in the running
    am I still being considered | did I get the internal job | did I get it | was I turned down
    why was I turned down | why was I not chosen | who rejected me | what was the reason
    am I waiting for an answer on a position | which answers am I waiting for | my open applications
    my rejected applications | my approved interests | list of my interests | positions I want | roles I went for
    roles I raised my hand for | everything I applied for | my application history
    where do my applications stand | what is the state of my application | state of my internal applications
    did the manager answer me | has anybody looked at my application | which positions have I shown interest in
    which positions did I express interest in | have I been accepted | have I been turned down
    did they like my application | my open expressions of interest | my declined applications
    is my application still open | what did I apply to | when did I apply
    any reply to my interest | any reply to my interest in the sales engineer role
    is my request to move teams pending | is my request to change teams still open
    has my transfer request been answered | was my wish to change teams approved
    how long does the answer to my interest take
  `,
  'talent.mobility.incoming': `
    any internal applicants for me | who would like to work for me | which employees raised their hand for my roles
    what interest has come in | list undecided expressions of interest
    do I have pending expressions of interest to review | which employees are interested in joining my team
    show me all incoming expressions of interest | who has applied for our internal positions
    how ready are the applicants for my role | who has expressed interest in my open positions
    show me the expressions of interest I need to decide on | are there any internal candidates for my roles
    which expressions of interest are still pending | did anyone apply internally to my position
    applicants for my positions | who's keen to work in my team | do any employees want to transfer to my department
    pending interest in our open roles | incoming interest | internal applicants | who applied
    people interested in my roles | who wants my open position | candidates from inside the company
    expressions waiting for me | interest waiting for approval | what do I need to decide
    who raised their hand for my positions | colleagues who want to move to my team | applications I have to answer
    did somebody apply for my role | is somebody interested in our openings
    how suitable are the people who are interested | interest from other teams in my positions
    has anyone shown interest in the roles I'm hiring for | which expressions of interest await my decision
    list everyone who expressed interest in our positions | which interested colleagues have I not replied to
    show approved expressions of interest | who'd like to move into my team
    are there people interested in my vacancy | which internal applications haven't been decided
    show the interest expressed in my positions | anyone putting their hand up for my openings
    which people are waiting for an answer from me | who inside the company wants our vacancy
    interest that has not been decided yet | who wants the job | who wants to come to us | who wants to work with us
    who wants to work in my team | who would move to my team | who is keen on my position
    who would like my vacancy | is somebody interested in my vacancy | is there interest in my positions
    how many people are interested in my role | how many applied for my position | which colleagues applied
    which employees applied | internal applications for my positions | applications waiting for me
    applications to review | whom do I have to answer | whom have I not answered | what is waiting for my approval
    what do I have to approve | decisions I need to make on people | expressions of interest to decide
    new interest in my roles | interest in our openings | interested employees | interested people
    people who want in | candidates from our own company | own people interested in the role
    how many expressions of interest are open for me to decide | how many colleagues are interested in my positions
    expressions of interest to review | interest in my team | applications from colleagues
    applications I must decide on | internal candidates for my roles | internal applicants for my opening
    has anybody from inside applied to my opening | who would like to move to my department
    who wants to switch to my team | who wants to work for me | which employees want to come to us
    who from inside is interested | people interested in my openings | which interest have I approved
    which interest did I decline | colleagues that expressed interest in my roles
    how many people want my open position | who put themselves forward for my role
    list the internal applications I received | internal applications I received | applications I received
    applications to my positions | applications for my roles from inside | who has applied to my roles
    who applied from inside | who from the company applied | whose application do I have to decide on
    which applications wait for my decision | which interests have I not decided about
    undecided interest in my positions | how many expressions of interest are open for me
    how many people are interested in my position | how many colleagues applied to me
    how many interests wait for me | number of people interested in my roles | open expressions I must decide
    is anybody from the company interested | is somebody interested in my position | is anyone interested in my role
    did anybody apply for my position | did a colleague apply for my role | did somebody from another team apply
    any applicants from other teams | applicants from other teams | applicants from inside
    colleagues asking to join my team | are colleagues asking to join us | which people want to move to me
    who wants to move to my department | who would move into my team | who should I answer about an interest
    whom do I owe an answer about a position | candidates from inside for my positions
    who wants one of my positions | who wants one of our positions | who would like one of our positions
    who from inside wants our open positions | who is after my open position
    which internal people want my position | who is looking to move into one of our positions
    who put themselves forward for my positions | who raised their hand for our positions
    which employees want to change into our positions | who inside the company wants the job
    who is applying internally | who is applying for our positions | who asked for my position
    internal people who want our roles | who is keen on my role
    who is applying for positions in my area | who in the organization wants our vacancy | who inside asked for a transfer to me
    who internally is after a role with us | who internally applied | who applied internally
    which internal applicants are there for open positions | which internal candidates are there
    how many internal candidates are there | internal candidates for open positions | internal applicants for open roles
    who are the internal applicants | who are the internal candidates | anybody internal for this position
    who of our own people applied | who of our own people wants the position | who among our people is interested
    which of our employees are interested in open positions | which of our own people want an internal position
  `,
  'talent.mobility.search': `
    what else could I do in this company | are there any openings in marketing I could switch to
    internal jobs matching my skills | I'm looking for a new challenge internally | what positions can I transfer to
    which skills am I missing for a promotion | what internal roles are available to me
    am I qualified for any internal position | which open positions in the company match my profile
    I want to change teams, what are my options | show me the internal job board | can I get promoted
    what internal positions are available | how ready am I for the open internal roles
    which internal jobs am I best suited for | are there any new internal opportunities
    show me openings in other departments | what skills do I need for an internal move
    is there another job for me in house | which internal openings would suit me
    career opportunities inside the organization | internal vacancies please | am I ready for the next career step
    jobs in other teams | internal jobs | open internal positions | jobs inside | other positions in the company
    roles I could take | positions for me | where could I work next | what could I become here
    positions in customer success | jobs in Boston inside the company | is there something new for my career
    I am looking for another role in the company | how well do I match internal roles | my readiness
    skills I am missing | what do I need to learn for another position | which role is closest to my skills
    new internal roles | open roles in other departments | can I move to another team
    possibilities to change departments | internal career options | what roles could I move into within the company
    which skills are missing for the internal positions | are any internal positions open in my field
    find internal roles that match my skills | what internal mobility options do I have
    which internal vacancies could I go for | how well do I fit the internal positions
    what opportunities exist for me within the company | I'd like a different role in this organization
    which skills should I improve to get an internal role | where else in the company could I be useful
    show me jobs I could move to | is there a position for me in another team
    how qualified am I for internal vacancies | what would be a good next role for me | what could I do next
    what could be next for me | where can I go from here | where could I go in the company
    what else is there for me | what is out there for me internally
    is there something for me in another department | any jobs for me | any jobs for someone like me
    which jobs suit me | which positions suit me | which roles would I be good at | what am I qualified for
    what am I ready for | do I have the skills for another job | what am I lacking | where are my gaps
    what should I learn to move up | how do I get promoted | can I be promoted | chances of a promotion
    I want a new job here | I want to change my role | I want to do something else
    I would like to change departments | I would like to change jobs internally
    I am thinking about moving to another team | am I eligible for other positions | jobs in another department
    other departments that hire | who is hiring internally | internal hiring | internal job list
    list internal positions | internal roles | open roles inside | new internal jobs | my career options
    my career here | my next career step | my matches | best match for me
    which teams are looking for people like me | who is looking for people inside | which departments need people
    how do I ask for an internal position | how do I apply internally | I want to do something else in the company
    what jobs inside match my skills | vacancies in the department Customer Success | jobs inside the company
    positions I am eligible for | what skills are missing for a promotion
    jobs in presales | roles in marketing | openings in finance | how close am I to being a sales engineer
    how close am I to becoming a manager | am I ready to be a team lead | what do I lack to become a sales engineer
    could I be a sales engineer | how far am I from a manager role
  `,
  'talent.mobility.withdraw': `
    withdraw my expression of interest | withdraw my application for Sales Engineer
    retract my interest in the Data Engineer role | withdraw | withdraw my interest | withdraw my application
    cancel my interest | cancel my application | take back my interest in Acme | retract my application
    remove my application | pull back my application | drop my interest in Acme
    please withdraw my interest in the Regional Manager position | take back my interest in Team Lead
    please cancel my expression of interest in Key Account Manager
  `,
};
