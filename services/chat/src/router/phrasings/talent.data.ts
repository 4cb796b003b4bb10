/** How people ask for these tools, beyond their contracts' examples. Capitalised words stand for any name. */
export const talentPhrasings: Readonly<Record<string, string>> = {
  'talent.collaboration.list': `
    what's on my plate for the joint hiring | who needs to do what next
    which positions am I working on together with others | am I blocking anybody
    any deadlines coming up with the hiring team | what are my next steps in hiring
    which positions do I share with other people | who has the ball on the open positions
    what's overdue in my collaborations | show notes from the hiring team | what positions am I collaborating on
    who needs to take the next step | show me my four-way collaborations
    what is the next step for the positions I'm hiring for | are there any notes on my collaborations
    collaborations I'm involved in | what's the status of the four-way collaborations
    who's next to act in the hiring process | do I have anything to do for the hiring team | collaborations
    my collaborations | positions we work on together | joint positions | next steps | my next step
    what is next in hiring | what do I have to do for the open positions | who is responsible for the next step
    what is everybody waiting for | who has to do something | is anything overdue with the hiring team
    due dates of my collaborations | notes from the recruiter | messages of the hiring team
    what did the recruiter write | what did the manager note about the position | status of the positions I work on
    which positions are on hold | what's my next step in the collaborations
    on which positions am I working with a recruiter and a candidate | which steps are due in my collaborations
    who is responsible for the next step on each position | what's the state of my collaborations
    what do I need to do next for the positions I work on | which collaborations are open
    who's turn is it to act on our positions | what's my part in the joint positions
    which position is waiting on me | next actions on shared positions | what do I owe | what do others owe me
    who has to move | who moves next | what is next | what is the next thing to do
    what happens next on the positions | where do things stand with the hiring | where are we with the candidates
    how is the hiring going | how is filling the positions going | what are we waiting for | who are we waiting for
    who is holding things up | who is blocking | is something waiting for me in hiring | is it my turn
    what is my task in hiring | my tasks with the recruiter | things to do with the hiring team
    tasks in the collaborations | due this week in hiring | deadlines of the positions | positions I work on
    positions with a recruiter | who is on the team for the position | what did the others write
    comments on the positions | latest notes | teamwork on positions
    who do the parties wait for | what are the four parties waiting for | who is blocking the position
    what is going on in my shared hirings | which steps are late | what is overdue in the collaboration
    do I have anything to hand over | what do I have to hand over | what did the recruiter hand over to me
    what does the recruiter need from me | what does the hiring manager wait for | does anybody in the collaboration need me
    what is my part in the current hirings | what is my part in filling the position | my role in the hiring of this position
  `,
  'talent.marketplace.dashboard': `
    how many jobs are open right now | how many opportunities can I choose from
    what are the key numbers of the marketplace | how much hiring is going on
    how many positions are currently open | how many active collaborations do we have | how many jobs can I apply to
    give me the marketplace figures | number of open vacancies | how many positions are we hiring for
    how many opportunities are available to me | show me the marketplace dashboard
    how many pending transitions are there | which sides of the marketplace do I belong to | open positions count
    how many vacancies does the company have | summary of the talent marketplace
    how many internal opportunities exist | marketplace | overview | how many openings | number of open roles
    how many positions are there | how many roles are unfilled | count of open jobs
    how many positions do we want to fill | how many jobs are available | how many internal jobs are there
    how many mentorships are there | how many collaborations are running | how many transitions
    open positions in numbers | what are our hiring numbers | hiring overview | are we hiring
    do we have open positions | is the company hiring | organization at a glance | state of hiring
    give me the number of open positions | how many openings are there for me
    how many mentorship opportunities do we offer | what does the marketplace look like at the moment
    what's the count of open positions | tell me how many opportunities there are
    how many positions are waiting to be filled | how many career opportunities do I have
    how many seats are we trying to fill | number of jobs available | quick overview of hiring and mobility
    how many four-way collaborations are running | how many jobs | how many positions | how many openings do we have
    how many roles can people apply for | how many vacancies | how many are we hiring
    how many people do we want to hire | number of positions | number of jobs | number of vacancies
    number of openings | total open positions | positions open in total | amount of open jobs
    is there anything open | are there jobs | are there open jobs | are there vacancies | are we looking for people
    do we hire | how is hiring in numbers | key numbers | the big picture | quick summary | give me a summary
    give me the overall picture | give me key figures | dashboard | dashboard summary | marketplace numbers
    how many transitions are there | how many mentors do we need | how many people collaborate | my sides
    am I talent or hiring side
    how large is the talent pool | how big is the internal talent pool | number of people in the marketplace
    state of the talent marketplace | how many jobs are on the marketplace | how many people move internally
    figures of the marketplace | marketplace in numbers | count of positions and mentorships
  `,
  'talent.mentorships.list': `
    can someone teach me negotiation | I'd like to find a mentor | who am I coaching | is anyone offering mentoring
    who can I learn from | what's the status of my mentorship | do I have a mentee | what mentorships are available
    is there a mentor for me | who has requested mentoring from me | show me open mentorship offers
    looking for a mentor | mentorship offers | which mentors match my skills | who is being mentored by me | mentors
    mentoring | coaching offers | my mentor | my mentees | is anybody mentoring me | who mentors whom
    open mentorships | can somebody coach me | who can help me learn negotiation | find a mentor for me
    am I a mentor | requests for my mentoring | was my mentoring request accepted
    learn from experienced colleagues | which colleagues are willing to mentor me
    has my mentoring request been accepted | which mentorships am I part of | could somebody mentor me
    are there mentoring opportunities that match my skills | am I currently mentoring someone
    anyone who could coach me on discovery | do I have a mentor | who offers to be a mentor | who can help me grow
    who could show me how | who can I ask for guidance | is there a coach | any coaches | mentors available
    available mentors | who is free to mentor | who would mentor me | who mentors in negotiation | I need a mentor
    I want a mentor | I want to be mentored | I am looking for a coach | somebody to learn from
    a colleague to learn from | whom do I mentor | do I mentor someone | who wants to learn from me
    who asked for my help as mentor | mentoring requests | has anybody asked me to mentor | did my mentor answer
    mentorship status | my mentorship
    who can teach me something | has my mentor accepted | am I mentoring anybody
    which skills are offered for mentoring
    who offers help with closing skills | who offers help with negotiation | who can coach me in closing
    coaching in presentation skills | who helps with prospecting skills | experts who share their skills
  `,
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
