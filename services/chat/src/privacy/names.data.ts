const set = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** Given names that are common where the product is used, as the screen reads them. */
export const givenNames = set(`
aaron abdul abigail adam adriana ahmed aisha alan albert alejandro alex alexander alexandra alfred ali alice alicia allison amanda amelia amina amy ana andrea
andreas andrew angela anita anna anne annette anthony antonio arthur ashley barbara beatriz ben benjamin bernard beth betty bianca bob bogdan brandon brenda brian
bruce bruno bryan camila carl carla carlos carmen carol caroline catherine cecilia chad charles charlotte cheryl chloe chris christian christina christine
christopher claire clara claudia clara colin connor craig cristina cynthia dan daniel daniela danielle darren david deborah debra denise dennis derek diana diane
diego dmitri dominic donald donna dorothy douglas dylan edith eduardo edward eileen elaine elena eleanor elias elizabeth ella ellen emil emily emma enrique eric
erik erika ernesto esther ethan eugene eva evelyn fatima felix fernando fiona florian frances francesca francesco francis francisco frank franz fred frederick
gabriel gabriela gary george gerald gerhard giovanni giulia gloria gonzalo graham greg gregory guillermo gustavo hamza hannah hans harold harry hassan heather hector
helen helena helga henri henry hiroshi howard hugo ian ibrahim ignacio igor ines ingrid irene isaac isabel isabella ivan jacob jacqueline jake james jamie jan jane
janet janice jason javier jean jeff jeffrey jennifer jenny jeremy jerry jessica jesus jim joan joanna joe joel johan johann johannes john jonas jonathan jordan
jorge jose joseph joshua joyce juan judith judy julia julian julie jurgen justin karen karl karin katarina kate katherine kathleen kathryn katie kayla keith
kelly ken kenneth kevin kim klaus kurt kyle larry lars laura lauren laurent lea leah leo leon leonard leslie liam lina linda lisa logan lorenzo louis louise lucas
lucia lucy luigi luis luisa luke lydia magdalena manfred manuel marc marco marcus margaret maria marie marina mario marion marta martha martin martina mary mateo
matteo matthew mattias maureen maurice max maya megan mehmet melanie melissa mia michael michele michelle miguel mike milan miriam mohamed mohammed monica monika
muhammad nadia nancy naomi natalia natalie natasha nathan nicholas nick nicolas nicole nikolai nina noah nora norman oleg oliver olivia omar oscar otto pablo pamela
paolo patricia patrick paul paula pedro peggy peter petra philip philipp phillip pierre pilar priya rachel rafael rahul raj ralph ramon raquel raymond rebecca regina
renate ricardo richard rita robert roberto robin rodrigo roger roland ronald rosa rosemary ross roy ruben russell ruth ryan sabine sam samantha samuel sandra sara
sarah scott sean sebastian sergei sergio sharon sheila shirley silvia simon simone sofia sophia sophie stefan stefanie stephanie stephen steve steven stuart sue susan
susanne suzanne sven sylvia tamara tanya tara teresa terry thomas tiffany tim timothy tina tobias todd tom tony tracy tyler ursula valentina valerie vanessa vera
veronica vicente victor victoria vincent virginia vladimir walter wayne wendy werner wilhelm william wolfgang xavier yasmin yuki yusuf yvonne zachary zoe`);

/** Family names that are common there. */
export const familyNames = set(`
smith johnson williams brown jones garcia miller davis rodriguez martinez hernandez lopez gonzalez wilson anderson thomas taylor moore jackson martin lee perez thompson
harris sanchez clark ramirez lewis robinson walker allen king wright scott torres nguyen hill flores green adams nelson baker hall rivera campbell mitchell carter
roberts gomez phillips evans turner diaz parker cruz edwards collins reyes stewart morris morales murphy cook rogers gutierrez ortiz morgan cooper peterson bailey
reed kelly howard ramos kim cox ward richardson watson brooks chavez wood bennett gray mendoza ruiz hughes price alvarez castillo sanders patel myers long ross foster
jimenez powell jenkins perry russell sullivan bell coleman butler henderson barnes fisher vasquez simmons graham murray ford castro marshall owens harrison fernandez
mcdonald woods washington kennedy wells vargas henry chen freeman webb tucker guzman burns crawford olson simpson porter hunter gordon mendez silva shaw snyder
mason dixon munoz hunt hicks holmes palmer wagner black robertson boyd stone salazar fox warren mills meyer rice schmidt daniels ferguson nichols stephens soto weaver
ryan gardner payne grant dunn kelley spencer hawkins arnold pierce hansen peters santos hart bradley knight elliott cunningham duncan armstrong hudson carroll lane
andrews alvarado ray delgado berry perkins hoffman johnston matthews pena richards contreras willis carpenter lawrence sandoval muller schneider fischer weber becker
schulz koch bauer richter klein wolf schroder neumann schwarz zimmermann braun kruger hofmann lange schmitt werner krause meier lehmann dubois durand leroy moreau
simon laurent lefebvre michel bertrand roux fournier girard bonnet dupont rossi russo ferrari esposito bianchi romano colombo ricci marino greco bruno gallo conti costa
jansen visser smit bakker novak kowalski ivanov petrov popov singh kumar sharma khan ali ahmed hassan tanaka suzuki sato wang li zhang liu yang huang zhao wu zhou doe`);

/** Words that are names too: alone they are one only where something else says so. */
export const alsoWords = set(`
the and for are you was our all who how has her his him had not but any can did does get got its let may now one two six ten too use way why yet own off per
a an as at be by do go he if in is it me my no of on or so to up us we
will mark grace hope rose bill sue pat art drew chase grant summer june april august faith joy dawn eve ivy lily iris violet olive ruby pearl amber jade crystal gene
jack frank guy rob nick max ray rich dale glen cliff brook brooke heath dean duke earl king prince bishop pope baker cook carter cooper fisher hunter mason miller
parker porter potter shepherd smith taylor turner walker weaver wright young old long short little small white black brown green gray grey gold silver stone wood
woods hill field fields banks bank rivers lake pond marsh forest park parks street lane church bell bond book bird fox wolf lamb bear swan crane drake hawk day week winter
snow frost rain storm north south east west price cash poor love good goodman strong sharp swift wise best power powers sales sale case page penny star sky sunny
major minor chance christian trinity angel bob data deal deals account team teams lead leads care health nurse shift shifts plan plans open close closed won lost goal
goals task tasks report reports status role roles user users admin manager home office house hall court ward unit board group field stage step score value rate
more most less least last first next new best top total average count number list show tell give find many much when what where which there here this that these those
with from into over under about after before between during because while until since again also just only even still very well then than them they their some such each
every both few other another same different long high low early late today tomorrow yesterday monday tuesday wednesday thursday friday saturday sunday january february
march july september october november december morning evening night noon year month hour minute hi hello hey thanks thank please help yes okay ok sure dear sir madam
call text message email phone meet meeting note notes buy sell pay paid cost costs quota pipeline territory territories course courses credit credits hire hired hiring
candidate candidates position positions opening openings interview interviews offer offers review reviews patient patients client clients customer customers doctor
hospital clinic department emergency critical intensive general public private human resources talent excellence learning security incident incidents threat threats
alert alerts analyst analysts platform system access level levels policy policies compliance training license licence certificate credential credentials schedule
english french german spanish american european boston london paris berlin madrid rome vienna austin dallas houston phoenix denver chicago orlando jackson lincoln madison
washington georgia virginia carolina florence sydney victoria jordan israel china india chad cuba rocky blue red orange wells mercy vital signs date birth dob gender sex age address room bed diagnosis saint st mount harbor
hudson ford chase case bush rice berry bean apple lemon sage basil rosemary ginger coral daisy jasmine fern hazel heather holly laurel myrtle poppy cherry melody harmony
carol hymn noel bell harper piper archer butler carpenter clark farmer fletcher forester gardener glover knight marshall page sailor sawyer slater smithson spencer
stewart tailor tanner tyler usher warden webster ross cox bailey bishop black bolt booth bright bull cannon castle chambers cross daily dark deep drew early
easter english ernest fair fall fast finch fine fish flint flower flowers freeman french friend frost funk gates gentle gold golden grand gross hardy hart hay hays head
hide holiday hood hook hunt hurt iron jade jewel jolly just kidd kind lock loud low main man manly march mars merry mills money moody moon moor moss nation nice noble
odd pace paine palm park peace pitt plant plum pool post pound profit pure queen quick quill race read real reed ring roads roman root rose rush salt sands savage
scales seal self sharp shaw shore silk sims singer sparks speed spring square stanley steel steele stern still strange sweet temple trout true tully twist upton vale valley
vance viola wade wall walls ware water waters way weeks wild wilde wine winters worth yard york`);
