/** How people ask for these tools, beyond their contracts' examples. Capitalised words stand for any name. */
export const sellingPhrasings: Readonly<Record<string, string>> = {
  'sales.methodology.get': `
    open level 3 of the training
    which lessons of level 2 haven't I finished
    my best score in the level 1 quiz
    what lessons are in level 1
    what was my quiz result in level 2
    how do I unlock level 3
    what lessons are included in level 3
    have I passed the level 2 quiz
    show me the details of methodology level 1
    do I have access to level 4
    describe level 4
    what's my score for the quiz in level 3
    which topics does level 2 cover
    level 2
    content of level 3
    topics of level 1
    lessons in the second level
    what does level 4 teach
    what is level 3 about
    my result in the quiz of level 1
    quiz of level 2
    how many lessons does level 2 have
    how many minutes does level 1 take
    how much of level 2 is done
    can I start level 3
    is level 2 open to me
    what is left in level 1
    what does level 2 of the methodology consist of
    which lessons did I complete in level 1
    is level 3 locked for me
    what's taught in level 3
    how did I do in the level 1 quiz
    which lessons remain in level 2
  `,
  'sales.methodology.list': `
    where am I in the sales course
    what part of the curriculum is still missing
    how complete is my training
    list the methodology levels
    how much of the methodology have I completed
    which level am I on
    what's my next training
    show my learning status
    what is my progress in the sales methodology
    how far along am I in the training program
    which methodology levels do I still need to complete
    what training should I do next
    what levels does the methodology have
    my methodology status
    which courses did I finish already
    what do I have to study next
    percentage of training completed
    training
    my courses
    learning progress
    training overview
    what have I learned so far
    what is left in the training
    which level is next
    which level am I at
    how much training is left
    am I done with the training
    sales methodology
    percentage of the course done
    where do I stand in the methodology
    trainings I should do
    is there training I have not finished
    what can I learn
    all levels
    how am I progressing in the sales training
    which training levels are there
    how many percent of the methodology have I finished
    show me the training levels and my progress
    what is left for me to learn in the methodology
    have I completed all levels of the training
    show my training levels
  `,
  'sales.reassignments.list': `
    is anyone taking accounts away from me
    which accounts will switch territory
    do I have to approve any account changes
    status of my account move proposal
    which reassignments are waiting for approval
    has my account transfer been approved
    what account moves are planned
    show all account reassignments
    which account moves have been proposed
    show me pending account reassignments
    has my proposed account move been decided
    which accounts are being moved to other territories
    which customers are about to change territory
    what's going on with my reassignment request
    any open proposals for moving accounts
    reassignments
    proposed moves
    account moves
    what happens with my account move
    are accounts leaving my territory
    will I lose accounts
    do I get new accounts
    accounts coming to my territory
    who proposed to move accounts
    which moves are approved
    which moves were declined
    territory changes
    account changes waiting for approval
    my reassignment request
    decisions on account moves
    planned reassignments
    recent reassignments
    are there any proposals to move accounts between territories
    what became of the account reassignment I proposed
    list recent account moves
    which reassignment proposals do I need to decide
    which accounts are supposed to move to another territory
    is one of my accounts being taken over by someone else
    show all proposals for account changes
  `,
  'sales.reassignments.propose': `
    transfer Globex to the territory Great Lakes
    propose moving the Initech account to the Chicago Midmarket territory
    reassign account Initech to Boston Enterprise
    suggest moving Umbrella Health to the Puget Sound territory
    propose a reassignment
    propose an account move
    move the account Acme to Boston
    move account Acme to territory Boston
    reassign Acme
    reassign the account Acme to Boston
    transfer Acme to Boston
    give Acme to the territory Boston
    hand Acme over to Boston
    shift the account Acme to Boston
    request that Acme moves to Boston
    propose to reassign the account Hooli to the territory Bay Area Enterprise
    move the account Vandelay to the Ohio Valley Enterprise territory
  `,
  'sales.rep.performance': `
    have I made my number yet
    what's left until I hit quota
    how well am I selling
    how much did I close this month
    quota attainment
    am I ahead or behind
    where am I against goal
    what did I earn for the company this month
    how close am I to hitting quota
    what percentage of my target have I achieved
    how are my sales this month
    did I improve compared to last month
    what's my current revenue
    show me my KPIs
    how much more do I need to close to reach my target
    am I going to make quota
    what's my quota attainment
    how am I performing against my quota
    how much have I sold so far this month
    what's my sales target
    am I above or below target
    give me my performance figures
    show my quota
    what's missing to reach my sales goal
    did I sell enough this month
    how do my numbers look
    what's my turnover in this period
    am I hitting my targets
    percentage of quota reached
    quota
    target
    my attainment in percent
    how much is left to my quota
    distance to target
    what did I achieve
    how good are my results
    sales results
    how much did I sell
    revenue so far
    this month in numbers
    am I behind
    did I reach my goal
    will I make my goal this period
    what is my goal in sales
    current sales numbers
    how am I tracking
    how successful am I
    performance overview
    how are things going with sales
    how many deals am I working on and how is my revenue
    am I doing better than last month
    is my revenue better than last month
    how did this month go
    how far along am I toward my quota
    what revenue have I generated this month
    how is my sales performance
    what's my quota and how much have I attained
    have I reached my target yet
    where do I stand with my quota
    am I meeting my quota
    how much quota is left for me to reach
    what's my progress against the sales target
    how much did I earn in revenue this month compared with last month
    give me my sales stats
    what is my qouta
  `,
  'sales.rep.trend': `
    how have the last six months been for me
    am I getting better or worse month over month
    plot my won revenue per month
    which month was my strongest
    was October better than September
    revenue trend
    how has my revenue changed over the past half year
    show me monthly revenue
    in which month did I sell the most
    are my sales going up or down
    how has my revenue developed over the last six months
    show me my revenue history
    what was my revenue in each of the last months
    is my performance trending upward
    which was my best month this year
    turnover per month
    how did I do in the previous months
    development of my sales
    chart my revenue over time
    do my revenues increase
    trend
    monthly trend
    my revenue in the past months
    how did the last months go
    revenue over the year
    sales month by month
    compare my last months
    last six months of sales
    how were sales in October
    revenue in June
    am I improving over time
    is it going uphill or downhill
    weakest month
    month with the highest revenue
    did my revenue rise
    do my sales grow
    increase of revenue per month
    revenue statistics by month
    what's the trend of my revenue
    show how much I won per month
    how did my sales perform during the last six months
    what were my strongest and weakest months
    how has my won revenue looked over the last half year
    show the monthly development of my revenue
    did I sell more in the last months than before
    what revenue did I make each month
  `,
  'sales.territories.get': `
    what customers live in Boston Enterprise
    give me details about the territory Boston Enterprise
    tell me about the territory Great Lakes
    which customers belong to the Great Lakes territory
    what accounts are in the Twin Cities territory
    show details for territory Twin Cities
    how is the Twin Cities territory doing
    who runs the Puget Sound territory
    list all accounts of the territory Puget Sound
    territory Boston
    Boston accounts
    accounts in Boston
    who sells in Boston
    revenue of Boston
    how many accounts does the Boston territory have
    which companies are in the territory Boston
    what is in the Boston territory
    how good is the territory Boston
    how big is the potential in Boston
    is the Boston territory balanced
    what's in the Bay Area Enterprise territory
    how much revenue does territory Bay Area Enterprise bring in
    show me the accounts of the Bay Area Enterprise territory
    which accounts does the Ohio Valley Enterprise territory contain
    tell me about the Ohio Valley Enterprise territory
  `,
  'sales.territories.list': `
    what's my turf
    is any territory too heavy
    rank territories by revenue
    who is responsible for which region
    where do I sell
    which territories are unbalanced
    who covers which territory
    what's my territory
    which of my territories performs best
    how is potential distributed over the territories
    list all territories with their owners
    show me my territories
    which territories have the highest revenue
    are any territories overloaded
    how many accounts are in each territory
    compare the territories by potential
    who owns the territories
    list the patches and who holds them
    where is the most potential
    which territory is underperforming
    do we have a fair territory distribution
    which areas am I responsible for
    territories
    my regions
    regions and owners
    territory overview
    which territory is the best
    which territory is the worst
    which territory is weak
    territory with the least revenue
    territory ranking
    most accounts
    which territories have too many accounts
    who has the biggest territory
    is my territory bigger than others
    territories and their revenue
    balance of territories
    territory potential
    who sells where
    which regions do we sell in
    where is potential
    what territories am I responsible for
    how balanced are our territories
    which territory has the lowest revenue
    give me an overview of all sales territories
    which territories carry too much potential
    show territory balance
    who is in charge of which territories
    what are our top territories by revenue
    tell me which territories I look after
    is there a territory that's too big for one person
  `,
};
