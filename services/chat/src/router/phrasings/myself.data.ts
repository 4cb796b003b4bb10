/** How people ask for these tools, beyond their contracts' examples. Capitalised words stand for any name. */
export const myselfPhrasings: Readonly<Record<string, string>> = {
  'identity.auth.me': `
    as whom am I logged in | what rights do I have | what's the name of my organization
    which currency is used here | what's my user name and role | which organization do I belong to
    what permissions do I have | in which role am I working right now | what role am I currently using
    show me my account information | which industry am I working in | what is my email address | tell me who I am
    what's my account | what is my current role and organization | which permissions are assigned to me | my account
    my role | my roles | my permissions | my organization | my user profile | me | which person am I
    which name do I have here | what is my name | am I an admin | am I a manager | what kind of user am I
    in which organization am I | what is the currency of our organization | which timezone do we use
    which role is active | what are my rights | am I logged in as the right person | what do you know about me
    what's my active role | which organization am I registered with | what permissions have I been granted
    remind me who I'm logged in as | which account am I logged in with | what's my role in the system
    which company do I work for here | list all roles I have | which role am I in | who does the system think I am
    my access rights please | what am I permitted to do | name of the organization I'm in | who am I here
    who am I to you | what is my username | what is my email | what is my e-mail | what is my job here
    what is my title here | what is my position in the system | what am I here | what am I in this system
    what role am I | what role do I play | what role am I signed in with | which role is this | which roles are mine
    which rights are mine | which rights do I have | which permissions do I have | what am I allowed to do
    what may I do | what can I do with my role | what does my role allow | my rights | my access rights
    my permissions please | list my permissions | list my rights | do I have admin rights
    do I have the right to export data | may I approve requisitions | do I have permission to publish
    which company is this | what organization is this | what is the name of this organization
    the name of the organization I am in | where am I signed in | where do I work | which tenant is this
    what industry is my role in | what money do we count in | in which currency are amounts
    which time zone applies | my data | my details | my information | my user | my login | account info
    profile info
    which account do I use | am I logged in | under which name am I signed in | what permissions do I hold
    what are my rights here | tell me my role | in which industry am I working | what is my industry
    what is the name of my company | what does the system know about me | my user data | my name and role
    my time zone | which language do I use | am I a manager here | to which organization do I belong
    whoami | who is this | my account details | my login
    which of my roles is active | what am I signed in as | what am I logged in as | as which user am I signed in
    under which account do I work | under which user am I working | my full name | what is my full name
    what is my first name | what is my last name | how am I called here | what is my mail address here
    which mail address do you have for me | which industry am I signed in for | which organization is mine
    what is my organization called | how is my company called | what can you tell about my account
    who do you see me as | how do you know me | do you know my name | do you know my role | tell me my permissions
    what currency does my organization use | which currency does my company use | what is our time zone
    in what time zone am I | what is the deployment | which roles have been given to me | which roles may I switch to
    my current industry | my current organization | what do my permissions look like | my personal data
    which hat am I wearing | what is my status as a user | am I an employee here | do I have more than one role
    how am I registered here | what do you have on me | what is on file about me | what does it say about me
    what does my account look like | which details of me are there | where do I belong | what am I to the system
    how does the system see me | what do you think my role is | remind me what I am here | what is it that I am here
    which e-mail am I using | which e-mail do I use here | which mail address am I using | my e-mail in the system
    which e-mail am I registered with
    what am I listed as | as what am I listed | how am I listed here | what is written in my profile
    what do you have as my title | which organization do you have me in | which name do you have for me
    under what name do you know me | what am I called in the system | do you know who I am
    can you tell who I am | tell me about my account | for whom do I work here | which company am I with
    who is my employer here | what am I here as | in what capacity am I here | what capacity am I signed in
    how do I appear here | how do I show up in the system | how am I known here | what is known about me
    what is my standing in the system | what am I to this organization | tell me something about my account
    which account is this | whose session is this | whose screen is this | who is signed in | who is logged in here
    who is using this | what is this login | is this my account | am I still me
  `,
  'identity.auth.testAccess': `
    what areas of the product are available to me | why don't I see sales | can I get into the talent hub
    which modules can I access | why is the talent hub not available to me | can I open the admin area
    which modules do I have access to | why can't I access the admin module | am I allowed to use the sales hub
    what parts of the system can I open | what can I access | which hubs are hidden from me
    do I have permission for the sales module | my access | access | modules | what can I open | what can I use
    which areas can I enter | which hubs do I have | which hubs are there for me | which screens can I see
    which modules are locked | what is locked | what is blocked for me | why is the data hub closed
    why do I not see the talent hub | may I see the cyber hub | can I use intelligence | is the admin hub open to me
    where do I have no access | what am I not allowed to open | which hubs am I able to open
    why don't I have access to the sales hub | which modules are not available to me | what am I allowed to access
    is the admin hub closed for me | which hubs are available to me | why is the sales hub missing in my menu
    where am I allowed to go | why is that closed | why is it not open to me | why can I not open a page
    why can I not get in | why do I have no access | why am I not allowed in | why is the hub missing
    why is the module hidden | why is it greyed out | which modules are open | which modules are closed
    which hubs are open | which hubs are closed | which hubs are locked | which parts can I not see
    which pages are closed for me | what is not available to me | what is restricted | what is off limits for me
    where do I not get in | is wellness open for me | is the cyber module open | is the talent hub available
    is sales open to me | can I open data | can I open the data hub | can I use the candidate hub
    can I go to the admin hub | do I get into excellence | am I allowed to see cyber
    may I open the organization page | may I enter the talent hub | what can I open here | what can I see here
    where can I go | where may I go | access check | check my access | test my access
    can I get into the wellness hub | which parts are locked for me | which parts of the product are locked
    why is the organization page hidden | why is this menu greyed out | am I permitted to use the talent module
    may I open the admin hub | can I use the excellence hub | is the sales hub open to me
    which menus am I missing | which menus are hidden | menus I can not see | which pages am I missing
    what is missing in my menu | why is my menu so short
  `,
  'identity.teams.mine': `
    what team am I on | which team am I part of | which team am I a member of | am I in a team | my teams | my team
    name of my team | teams I am in | teams I belong to | list my teams | list of my teams | in which teams am I
    which teams do I head | which teams do I manage | am I leading a team | do I head a team | teams I lead
    teams under me | teams below me | which teams report to me | what are the sub-teams of my team
    which groups do I belong to | to which team was I assigned | was I added to a team | how many teams am I in
    how many teams do I lead | what is the name of my team | the team I work in | where do I sit in the organization
    am I in more than one team | part of several teams | do I belong to several teams | whose team am I in
    whose team is mine | how is my team called | what is the team called I am in | in what team do I work
    team memberships | my team membership | which teams have me as a member | which unit am I in
    which group am I part of | which department team am I on | on which team do I sit | what teams do I run
    do I run a team | do I lead a group | am I the head of a team | which teams am I responsible for
    teams I am responsible for | is there a team I lead | am I a team lead | who leads my team
    which team was I put into | show me the teams I am on | team I am on | list teams where I am a member
    who leads my team | who heads my team | who is the lead of my team | who is my team lead | who is my boss
    who is my manager | to whom do I report | whom do I report to | who reports to me | my direct reports
    which groups do I lead | who is the head of my team | who runs my team
  `,
  'identity.people.find': `
    is there an employee named Maria | what does Maria Lopez do here | show me everyone who is a sales rep
    which hiring managers do we have | search for Lopez | who is John Smith | find John Smith
    which colleagues are recruiters | give me a list of all sales reps | who are the department heads
    what's John Smith's position | find colleagues named Anna | who works as a recruiter here
    what is Anna Berg's title | search for people in cybersecurity | which people have the hiring manager role
    who is Anna Berg | who is Nina Patel | show all recruiters | look for a colleague called Nina
    what does Nina Patel do | list the analysts | people | colleagues | directory | Jane Doe | who is Jane
    tell me about the colleague Jane | search Jane | find Jane Doe | contact of Jane | what is the role of Jane
    which role does Jane have | what is the position of Jane Doe | where does Jane work | does Jane work here
    people named Jane | employees called Jane | list of recruiters | all hiring managers | who is a recruiter
    recruiters | nurses | sales people | who works in sales | who works in cyber security | people in healthcare
    who is in human resources | who are the admins | who are our analysts | department heads
    whom can I ask in human resources | can you look up Priya Shah | which recruiters work here
    what role does Priya Shah have | show me a list of hiring managers | is there a colleague called Priya
    find the colleague Omar Haddad | who is Omar Haddad and what does he do | list everybody working as a nurse
    who are our recruiters | do you know a colleague named Omar | I'm looking for Leo Brandt
    who in the company is a recruiter | get me the title of Leo Brandt | people with the role department head | Jane
    who is Jane Doe here | do we have a Jane | do we have somebody called Jane | is Jane working here
    is there a Jane in the company | does anybody know Jane | where do I find Jane | how do I find Jane Doe
    get me Jane Doe | show Jane Doe | Jane Doe title | Jane Doe role | what does Jane do
    what does Jane do in the company | what is Jane's job | what is Jane's title | which team member is called Jane
    people called Jane | colleagues called Jane | colleagues with the name Jane | all colleagues | all employees
    all nurses | all analysts | all recruiters | all sales reps | every recruiter | everybody in human resources
    everyone in sales | who are the recruiters | who are the nurses | who are the managers | who is a hiring manager
    who is the department head | who is responsible for recruiting | who works as an analyst | who works as a nurse
    who do we have as recruiters | names of the recruiters | names of the hiring managers | staff list
    employee list | team list | phone list | colleagues in cyber | colleagues in healthcare
    is there a person named Maria | is there somebody with the name Maria | what does Maria do | what is Maria here
    which job does Maria have | give me the list of department heads | list of people in human resources
    find people in human resources | people who work as nurses | is Maria a recruiter
    is Maria with us | is Maria still with us | does Maria work for us | is Maria one of us | does somebody know Maria
    who can I talk to in human resources | who could help me in human resources | which people are nurses
    which persons are analysts | which staff members are recruiters | who among us is a nurse
    names of all department heads | names of the analysts | give me all people in sales | who sells here
    is anybody here called Maria | anybody by the name of Maria | somebody named Maria Lopez | is there a Lopez
    do you have a Maria Lopez | what is the function of Maria | title of Maria | role of Maria
    what does Maria Lopez work as | as what does Maria work | is Maria a nurse | is Maria a manager
    is Maria Lopez a department head | whom do we have as analysts | look for people named Lopez
    look someone up: Maria | I am looking for a person named Maria | I search a colleague named Maria
    I want to reach a recruiter | contact a recruiter | who recruits here | who heads a department
    who manages people in human resources | all the people with the role analyst | people by role
    who handles recruiting | who handles our recruiting | who takes care of hiring | who does the hiring here
    whom do I ask about open positions | who is in charge of recruitment | who is in charge of hiring
    who looks after hiring | whom can I ask about hiring | who in the company hires people
    which colleague is responsible for hiring | who is my contact for recruiting | who recruits for us
  `,
};
