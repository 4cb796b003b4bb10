/** How people ask for these tools, beyond their contracts' examples. Capitalised words stand for any name. */
export const territoriesPhrasings: Readonly<Record<string, string>> = {
  'sales.reassignments.list': `
    is anyone taking accounts away from me | which accounts will switch territory
    do I have to approve any account changes | status of my account move proposal
    which reassignments are waiting for approval | has my account transfer been approved
    what account moves are planned | show all account reassignments | which account moves have been proposed
    show me pending account reassignments | has my proposed account move been decided
    which accounts are being moved to other territories | which customers are about to change territory
    what's going on with my reassignment request | any open proposals for moving accounts | reassignments
    proposed moves | account moves | what happens with my account move | are accounts leaving my territory
    will I lose accounts | do I get new accounts | accounts coming to my territory | who proposed to move accounts
    which moves are approved | which moves were declined | territory changes | account changes waiting for approval
    my reassignment request | decisions on account moves | planned reassignments | recent reassignments
    are there any proposals to move accounts between territories
    what became of the account reassignment I proposed | list recent account moves
    which reassignment proposals do I need to decide | which accounts are supposed to move to another territory
    is one of my accounts being taken over by someone else | show all proposals for account changes
    is anybody going to take one of my accounts | what account moves are on the table
    accounts that will be handed to another territory | will somebody take my accounts
    does anybody take my customers away | am I losing a customer to another territory | which customers do I lose
    which customers do I get | which accounts come to me | accounts that are handed over
    accounts handed to another territory | customers that change hands | what moves are planned between territories
    what moves are coming | moves waiting for a decision | what is waiting for approval in the territories
    what is proposed | what has been proposed | what did I propose | what happened to my proposal
    was my proposal accepted | was my proposal declined | is my proposal decided | my proposals | open proposals
    declined moves | approved moves | account reallocation | who wants to move an account | status of account moves
    status of reassignments
    which accounts are about to change owner | which accounts change hands | which accounts get a new owner
    which customers get a new owner | who takes over which account | is any account transfer waiting
    did anybody approve my account move | was the account transfer declined | state of the reassignments I suggested
    which accounts are moving | which moves did I propose | what happened to my proposal to move an account
    open account moves | account moves to decide
    has the transfer of Acme been approved | is the move of Acme approved | when does Acme change territory
    will Acme get a new owner | is Acme going to another territory
  `,
  'sales.reassignments.propose': `
    transfer Globex to the territory Great Lakes
    propose moving the Initech account to the Chicago Midmarket territory
    reassign account Initech to Boston Enterprise | suggest moving Umbrella Health to the Puget Sound territory
    propose a reassignment | propose an account move | move the account Acme to Boston
    move account Acme to territory Boston | reassign Acme | reassign the account Acme to Boston
    transfer Acme to Boston | give Acme to the territory Boston | hand Acme over to Boston
    shift the account Acme to Boston | request that Acme moves to Boston
    propose to reassign the account Hooli to the territory Bay Area Enterprise
    move the account Vandelay to the Ohio Valley Enterprise territory
    I want to move the account Stark to the Florida Gulf territory
  `,
  'sales.territories.get': `
    what customers live in Boston Enterprise | give me details about the territory Boston Enterprise
    tell me about the territory Great Lakes | which customers belong to the Great Lakes territory
    what accounts are in the Twin Cities territory | show details for territory Twin Cities
    how is the Twin Cities territory doing | who runs the Puget Sound territory
    list all accounts of the territory Puget Sound | territory Boston | Boston accounts | accounts in Boston
    who sells in Boston | revenue of Boston | how many accounts does the Boston territory have
    which companies are in the territory Boston | what is in the Boston territory | how good is the territory Boston
    how big is the potential in Boston | is the Boston territory balanced
    what's in the Bay Area Enterprise territory | how much revenue does territory Bay Area Enterprise bring in
    show me the accounts of the Bay Area Enterprise territory
    which accounts does the Ohio Valley Enterprise territory contain
    tell me about the Ohio Valley Enterprise territory | what do we have in the Florida Gulf territory
    how many customers are in the territory Florida Gulf | open territory Boston | show Boston
    the Boston territory | the region Boston | tell me about Boston | how is Boston doing | what is in Boston
    who is in charge of Boston | who covers Boston | whose territory is Boston | customers in Boston
    companies in Boston | list of accounts in Boston | accounts of Boston | which accounts belong to Boston
    revenue in Boston | open deals in the Boston territory | how big is Boston | how large is the Boston territory
    is Boston too big | is Boston overloaded | potential of Boston
    how many accounts does Boston have | what do we sell in Boston | what do we earn in Boston
    what is the Boston territory worth | details of the Boston patch | figures for Boston
    numbers for the Boston territory | who looks after the Boston territory | who is the owner of Boston
    what belongs to the Boston territory | how much business is in Boston | which clients are in the Boston region
    pull up the Boston territory | how does Boston perform | performance of the Boston territory
    revenue of the Boston territory | is there room to grow in Boston | potential of the Boston territory
    balance of the Boston territory
  `,
  'sales.territories.list': `
    what's my turf | is any territory too heavy | rank territories by revenue | who is responsible for which region
    where do I sell | which territories are unbalanced | who covers which territory | what's my territory
    which of my territories performs best | how is potential distributed over the territories
    list all territories with their owners | show me my territories | which territories have the highest revenue
    are any territories overloaded | how many accounts are in each territory | compare the territories by potential
    who owns the territories | list the patches and who holds them | where is the most potential
    which territory is underperforming | do we have a fair territory distribution | which areas am I responsible for
    territories | my regions | regions and owners | territory overview | which territory is the best
    which territory is the worst | which territory is weak | territory with the least revenue | territory ranking
    most accounts | which territories have too many accounts | who has the biggest territory
    is my territory bigger than others | territories and their revenue | balance of territories
    territory potential | who sells where | which regions do we sell in | where is potential
    what territories am I responsible for | how balanced are our territories
    which territory has the lowest revenue | give me an overview of all sales territories
    which territories carry too much potential | show territory balance | who is in charge of which territories
    what are our top territories by revenue | tell me which territories I look after
    is there a territory that's too big for one person | which territory needs rebalancing | who sells in which area
    what is my sales area | largest territory by number of accounts | how are the territories doing
    territory figures | territory list | all territories | all regions | which region is mine | what is my region
    what do I cover | what areas belong to me | who has which region | who is selling where | who owns the north
    which region sells best | which region sells worst | best region | weakest region | where do we earn the most
    where do we earn the least | where is untapped potential | which territory should we split
    which territories are too big | which territories are too small | which territories are out of balance
    is any territory unbalanced | is the territory split fair | are the regions equal
    how is work divided between territories | are some territories harder than others | biggest territories
    smallest territory | compare territories | territory comparison | proposed territories | archived territories
    what territories exist in the north | which territories are in the east
    is the work shared evenly between territories | is the load spread evenly over the territories
    which region has the most upside | which territory has room to grow | which territories need rebalancing
    list of regions | all patches | territories by balance | how many territories are there
    where are we selling | where is it we sell | what regions are there | what regions do we have
    which regions exist | which territories exist in the Northeast | what territories exist in the Northeast
    territories in the Northeast | regions in the West | which patches are in the South
    what areas do we cover | which areas are covered by whom | sales areas by owner | owners of the territories
    which rep has which territory | which rep covers which region | who has which patch | who holds what region
    how many territories are there | how many regions do I cover | number of territories
    which territory is biggest | which territory is smallest | which territory has most accounts
    which region has most revenue | which patch is worth most | which territory has most potential
    territory ranking | territory list | territory overview | overview of the regions | all regions
    how are accounts split over the territories | how are the territories split | is the split fair
    is the work split fairly between the territories | balance between the territories | which territory is too big
    which region is too small | which patch is overloaded | map of our territories | my patch | my regions
  `,
};
