import type { SectionKind } from "../../../kernel/text/sectionKind.ts";

/** A sentence as a person might write it, with the section it belongs to. */
export interface LabelledSentence {
  text: string;
  kind: SectionKind;
  /** Other sections in which a careful editor might also put it. */
  or?: SectionKind[];
}

/** The sentences on which the cue rules were made and improved: a score on these says little. */
export const developmentSentences: LabelledSentence[] = [
  { text: "Nearly half of the third graders in our district read below grade level.", kind: "need" },
  { text: "The only dentist who accepted public insurance retired in 2022.", kind: "need" },
  { text: "Families wait seven months for a first appointment at the clinic.", kind: "need" },
  { text: "Since the mill shut, one job in five has gone from the valley.", kind: "need" },
  { text: "No map of the aquifer exists, so wells are drilled by guesswork.", kind: "need" },
  { text: "Current methods cannot detect the virus before symptoms begin.", kind: "need" },
  { text: "We will hold a weekly story hour in four laundromats.", kind: "methods" },
  { text: "Volunteers are going to plant 4,000 willow cuttings along the east bank.", kind: "methods" },
  { text: "Samples are dissolved in nitric acid and run on the mass spectrometer in triplicate.", kind: "methods" },
  { text: "Each family gets a visit from a nurse every fortnight until the child is one.", kind: "methods" },
  { text: "First we interview the elders, then we transcribe and translate the recordings.", kind: "methods" },
  { text: "The curriculum combines fishing knowledge with lessons in map reading.", kind: "methods" },
  { text: "We request $75,000 to cover the first eighteen months.", kind: "budget" },
  { text: "The two boats cost €31,500, including engines.", kind: "budget" },
  { text: "Salaries make up 62 per cent of the total.", kind: "budget" },
  { text: "The parish council has promised a match of £4,000.", kind: "budget", or: ["sustainability", "partners"] },
  { text: "Equipment: 12,000; travel: 3,400; indirect costs at 10%.", kind: "budget" },
  { text: "We have $9,200 left over, mostly because the printer gave us a discount.", kind: "budget" },
  { text: "Recruitment opens in March and the first cohort starts in September 2027.", kind: "timeline" },
  { text: "Phase two lasts from month 7 to month 15.", kind: "timeline" },
  { text: "The permit should arrive by the end of May, and digging begins a week later.", kind: "timeline" },
  { text: "In the second quarter we finish the prototype.", kind: "timeline" },
  { text: "The building work takes ten weeks during the summer holidays.", kind: "timeline" },
  { text: "Dr Salome Iversen, a hydrologist with twenty years in the field, leads the project.", kind: "team" },
  { text: "Our coordinator, Paolo Renn, has taught deaf children since 2009.", kind: "team" },
  { text: "Two postdoctoral researchers and a technician will be hired.", kind: "team" },
  { text: "The director spends one day a week on it.", kind: "team" },
  { text: "Marguerite Osei holds a doctorate in textile conservation.", kind: "team" },
  { text: "Founded in 1987, the centre runs eleven programmes and has 46 employees.", kind: "organization" },
  { text: "Our mission is to keep the old varieties of apples alive.", kind: "organization" },
  { text: "We are a volunteer fire company serving three townships.", kind: "organization" },
  {
    text: "The trust has managed public grants of up to $300,000 without a single audit finding.",
    kind: "organization",
  },
  { text: "By the end of the second year, 240 women will have opened a savings account.", kind: "outcomes" },
  { text: "We expect that four out of five trainees find work within six months.", kind: "outcomes" },
  { text: "At least 30 hectares will be back under native grass by 2030.", kind: "outcomes" },
  { text: "Participants will be able to file their own tax return.", kind: "outcomes" },
  { text: "Our goal is to cut falls among tenants over seventy.", kind: "objectives" },
  { text: "Aim 2 is to establish whether the mutation slows repair.", kind: "objectives" },
  { text: "We hypothesize that the clay traps the fluoride.", kind: "objectives" },
  { text: "The objective is a working interpreter for the three local languages.", kind: "objectives" },
  { text: "We will survey parents before the first and after the last session.", kind: "evaluation" },
  { text: "An outside evaluator compares test scores with those of two similar schools.", kind: "evaluation" },
  { text: "Success is measured by the number of households that still compost after a year.", kind: "evaluation" },
  { text: "The primary endpoint is relapse at twelve weeks.", kind: "evaluation", or: ["methods"] },
  { text: "Attendance is recorded each evening and reviewed every month by the committee.", kind: "evaluation" },
  { text: "When the grant ends, the city will take the gardeners onto its own payroll.", kind: "sustainability" },
  { text: "From year three on, fees cover the running costs.", kind: "sustainability" },
  { text: "The school board has agreed to keep the post after 2029.", kind: "sustainability" },
  {
    text: "We are applying to two other foundations for the years that follow.",
    kind: "sustainability",
    or: ["budget"],
  },
  { text: "The hospital refers patients, and the bus company gives free tickets.", kind: "partners" },
  { text: "We work together with the university of Tarn and the farmers' union.", kind: "partners" },
  { text: "Three neighbouring parishes have signed a letter of support.", kind: "partners" },
  { text: "A council of young people chose the topics and meets with us each month.", kind: "engagement" },
  { text: "Residents helped to design the playground in four open meetings.", kind: "engagement" },
  { text: "No one has combined these two methods before.", kind: "innovation" },
  { text: "Unlike existing pumps, ours has no moving parts.", kind: "innovation" },
  { text: "If the river floods, the course moves to the parish hall.", kind: "risk" },
  { text: "The greatest risk is that too few nurses apply.", kind: "risk" },
  { text: "All recordings will be deposited in an open archive with a DOI.", kind: "data", or: ["dissemination"] },
  { text: "Participants give written consent, and the ethics board has approved the study.", kind: "ethics" },
  {
    text: "Names are removed and the files are stored encrypted on the university's server.",
    kind: "data",
    or: ["ethics"],
  },
  { text: "We have a greenhouse of 600 square metres and a cold store.", kind: "facilities" },
  { text: "The laboratory owns two confocal microscopes.", kind: "facilities" },
  { text: "Our first customers are municipal water utilities.", kind: "market" },
  { text: "About 3,000 hospitals buy such a device, at roughly $12,000 each.", kind: "market" },
  { text: "Results will be presented at two conferences and in a guide for teachers.", kind: "dissemination" },
  { text: "The programme is for mothers under twenty-one who have left school.", kind: "audience" },
  { text: "We reached 418 people, two thirds of them over sixty.", kind: "audience", or: ["outcomes"] },
  { text: "In the long run this would make surgery safer for every child born with the defect.", kind: "impact" },
  { text: "We learned that evening classes do not work for parents.", kind: "lessons" },
  { text: "“I had not sung since I was nine,” one participant told us.", kind: "stories" },
  { text: "Three in ten veterans in the county sleep in a car or on a friend's sofa.", kind: "need" },
  { text: "Hearing aids break in the heat, and the nearest repair shop is two hundred kilometres away.", kind: "need" },
  { text: "The archive has no catalogue, and its oldest films are turning to vinegar.", kind: "need" },
  { text: "Coral cover on the outer reef has dropped by 40% since 2016.", kind: "need" },
  { text: "Little is known about how these bacteria survive in dry concrete.", kind: "need" },
  { text: "Young people here leave because there is nowhere to rent.", kind: "need" },
  { text: "Bridge inspectors still hang from ropes and tap the steel with hammers.", kind: "need" },
  { text: "Only six of the 84 rural schools offer any music at all.", kind: "need" },
  { text: "We will train forty barbers to measure blood pressure and to talk about it.", kind: "methods" },
  {
    text: "Pupils build a weather station, read it daily and send the figures to the national service.",
    kind: "methods",
  },
  { text: "Drones fly each field at dawn, and the images are stitched and classified by crop.", kind: "methods" },
  {
    text: "A lawyer and a social worker sit in the library every Tuesday and see people without an appointment.",
    kind: "methods",
  },
  { text: "The beams are taken out, cleaned, repaired with oak and put back.", kind: "methods" },
  { text: "Mice will be randomized to the two diets and followed for sixteen weeks.", kind: "methods" },
  { text: "We plan to install forty rain barrels and to run six workshops on pruning.", kind: "methods" },
  { text: "Interviews will be coded by two people independently.", kind: "methods" },
  { text: "The entire undertaking will cost $212,000, of which we ask you for $60,000.", kind: "budget" },
  { text: "Rent and heating come to 1,150 euros a month.", kind: "budget" },
  { text: "We spent £18,300 of the £20,000 awarded.", kind: "budget" },
  { text: "Stipends for twelve fellows are the largest item.", kind: "budget" },
  { text: "The price includes travel and two rounds of changes.", kind: "budget" },
  { text: "Half of the sum is for a minibus with a wheelchair lift, priced at $48,000.", kind: "budget" },
  { text: "Rehearsals run from January to April, and the premiere is on 8 May 2028.", kind: "timeline" },
  { text: "Year 1: baseline and permits; year 2: restoration; year 3: monitoring.", kind: "timeline" },
  { text: "The prototype is due six months after the award.", kind: "timeline" },
  { text: "We start on 1 October and finish before Easter.", kind: "timeline" },
  { text: "Planting has to be done by mid-November.", kind: "timeline" },
  { text: "Professor Wen Adair will supervise the doctoral student.", kind: "team" },
  { text: "Kofi Brandt, who rebuilt the organs of four cathedrals, is in charge of the pipework.", kind: "team" },
  { text: "Both founders are engineers and have brought a medical device to market before.", kind: "team" },
  { text: "A part-time bookkeeper and a project manager make up the staff.", kind: "team" },
  { text: "Our head midwife has delivered more than two thousand babies.", kind: "team" },
  { text: "The choir school was established in 1953 and teaches 310 children.", kind: "organization" },
  { text: "We are a non-profit housing association with 1,900 flats.", kind: "organization" },
  { text: "For thirty years our society has looked after footpaths in the national park.", kind: "organization" },
  {
    text: "Last year our food bank served 11,000 households on a budget of $640,000.",
    kind: "organization",
    or: ["audience"],
  },
  { text: "Within two years, school absence among the children will fall by a quarter.", kind: "outcomes" },
  { text: "At the end, sixty shepherds will hold a certificate.", kind: "outcomes" },
  { text: "We expect 500 tonnes less carbon dioxide a year.", kind: "outcomes" },
  { text: "Eighty of the hundred patients should walk without a stick after three months.", kind: "outcomes" },
  { text: "The purpose of this study is to explain why the glacier speeds up in winter.", kind: "objectives" },
  { text: "Objective 3: reduce the number of false alarms by half.", kind: "objectives", or: ["outcomes"] },
  { text: "Our central hypothesis is that sleep restores the balance of sodium.", kind: "objectives" },
  { text: "We want every newcomer to know one neighbour by name.", kind: "objectives", or: ["outcomes"] },
  { text: "Teachers fill in a short questionnaire at the end of each term.", kind: "evaluation" },
  { text: "We shall compare accident figures for the twelve months before and after.", kind: "evaluation" },
  { text: "Progress is checked against five indicators every quarter.", kind: "evaluation" },
  { text: "A university team will carry out an independent assessment.", kind: "evaluation" },
  { text: "The workshop will pay its own way from the sale of furniture.", kind: "sustainability" },
  { text: "After the funding period the health ministry has undertaken to run the service.", kind: "sustainability" },
  { text: "An endowment will pay for upkeep once the restoration is complete.", kind: "sustainability" },
  { text: "The orchestra lends instruments, and the prison provides the room.", kind: "partners" },
  { text: "In partnership with the tribal council we chose eleven sites.", kind: "partners", or: ["engagement"] },
  { text: "Four farms, a dairy and the agricultural college have joined the consortium.", kind: "partners" },
  { text: "People with lived experience sit on the panel that decides who is funded.", kind: "engagement" },
  { text: "We asked 90 tenants what they wanted before drawing a single plan.", kind: "engagement", or: ["need"] },
  { text: "This is the first time that the dialect will be recorded systematically.", kind: "innovation" },
  { text: "The novel coating sheds ice without heat or chemicals.", kind: "innovation" },
  { text: "Should the landlord sell, we can move the press to the old dairy.", kind: "risk" },
  { text: "Delays in customs are likely; spare parts are therefore ordered early.", kind: "risk" },
  { text: "Data and code will be released under an open licence within a year.", kind: "data", or: ["dissemination"] },
  { text: "Recordings are backed up every night and kept for ten years.", kind: "data" },
  { text: "Children take part only with their parents' permission and may stop at any time.", kind: "ethics" },
  { text: "Animal work follows the protocol approved by the university's committee.", kind: "ethics" },
  { text: "The studio has a sprung floor, a piano and seats for 120.", kind: "facilities" },
  { text: "Our workshop is equipped with a laser cutter and four lathes.", kind: "facilities" },
  {
    text: "Growers lose $2 billion a year to the beetle, and the only competitor sells a trap that must be emptied daily.",
    kind: "market",
    or: ["need"],
  },
  { text: "We have letters from five airlines that would buy the sensor.", kind: "market" },
  { text: "A travelling exhibition and a podcast will carry the findings to the public.", kind: "dissemination" },
  { text: "The course is open to refugees over sixteen and their families.", kind: "audience" },
  { text: "Most of those who come are single fathers.", kind: "audience" },
  { text: "If it works, sailors everywhere could do without toxic paint.", kind: "impact" },
  { text: "Next time we would hire the translator before the first meeting.", kind: "lessons" },
  { text: "Mrs Dalgaard, who is 81, told us that she sleeps through the night again.", kind: "stories" },
  {
    text: "Dying at home is what most people in our valley ask for, and fewer than a fifth of them get it.",
    kind: "need",
  },
  { text: "The court has interpreters for Spanish and for nothing else.", kind: "need" },
  {
    text: "Children with autism in the county are on average six and a half when they are diagnosed, two years later than elsewhere.",
    kind: "need",
  },
  { text: "Every heavy rain now puts raw sewage into the bay.", kind: "need" },
  {
    text: "Batteries from electric buses are shipped abroad because nobody in the region can take them apart safely.",
    kind: "need",
  },
  { text: "Scam calls cost older residents here an estimated $3.1 million in 2025.", kind: "need" },
  { text: "How the fungus reaches the roots of healthy trees remains a mystery.", kind: "need" },
  { text: "Our local radio transmitter dates from 1978 and goes silent in every storm.", kind: "need" },
  {
    text: "We propose twenty evenings of stargazing on farms, with a telescope on a trailer and a student who can explain what is seen.",
    kind: "methods",
    or: ["description"],
  },
  {
    text: "Inmates write programs on tablets without internet, and a tutor comes in twice a week to go through their code.",
    kind: "methods",
  },
  { text: "The wool is sorted, washed and spun on site so that farmers can see each step.", kind: "methods" },
  {
    text: "For the field trial, half of the trees get the spray in April and the other half get water.",
    kind: "methods",
  },
  {
    text: "A mobile vet parks at the food bank on Fridays, vaccinates dogs and talks with their owners about housing.",
    kind: "methods",
  },
  {
    text: "Foster parents meet over dinner once a month while their children are looked after next door.",
    kind: "methods",
  },
  { text: "To find the leaks we will walk the pipes at night with listening rods.", kind: "methods" },
  { text: "Cells are grown on the membrane for nine days, stained, and imaged under the microscope.", kind: "methods" },
  { text: "Of the $58,000 we are requesting, $41,000 is for two nurses.", kind: "budget" },
  { text: "Bells cost more than people think: recasting alone comes to 27,400 euros.", kind: "budget" },
  { text: "No more than eight per cent goes on administration.", kind: "budget" },
  { text: "We underspent on travel by $1,260 because meetings moved online.", kind: "budget" },
  { text: "Twelve wheelchairs at $3,900 each, plus spares.", kind: "budget" },
  {
    text: "The remaining third will come from ticket sales and a gift of £5,000 from the brewery.",
    kind: "budget",
    or: ["sustainability"],
  },
  {
    text: "Auditions are held in February, rehearsals go on through spring, and we open on 12 June 2027.",
    kind: "timeline",
  },
  { text: "Months 1-4: recruitment. Months 5-20: intervention. Months 21-24: analysis.", kind: "timeline" },
  {
    text: "Hives have to be in place before the first bloom, so we would need a decision by 15 February.",
    kind: "timeline",
  },
  { text: "Demolition takes three weeks, then the concrete needs a month to cure.", kind: "timeline" },
  { text: "We hope to break ground in autumn 2027 and to welcome the first residents a year later.", kind: "timeline" },
  {
    text: "Sister Benedikta Rowe has sat with the dying for twenty-six years and will teach the volunteers.",
    kind: "team",
  },
  { text: "Our lead engineer designed the battery packs of the first electric ferries.", kind: "team" },
  {
    text: "Yusuf Brandvold (project lead, 0.6 FTE) grew up in the district and speaks Somali and Norwegian.",
    kind: "team",
  },
  {
    text: "I am a beekeeper of the third generation and have taught at the agricultural school since 2015.",
    kind: "team",
  },
  { text: "The group consists of a physicist, two chemists and a lab manager.", kind: "team" },
  {
    text: "Wheels for All is a club of 140 members, a third of whom use a wheelchair every day.",
    kind: "organization",
  },
  { text: "The station went on air in 1971 and has been run by volunteers ever since.", kind: "organization" },
  { text: "We exist so that nobody has to face a court in a language they do not understand.", kind: "organization" },
  {
    text: "Incorporated in 2004, the hospice cares for some 320 families a year with a staff of 31.",
    kind: "organization",
  },
  {
    text: "By spring 2029, waiting time for a diagnosis will have come down from fourteen months to five.",
    kind: "outcomes",
  },
  { text: "Seven of ten tenants should still be in their homes a year later.", kind: "outcomes" },
  {
    text: "As a result, 2,300 cubic metres of stormwater a year will soak into the ground instead of running into the bay.",
    kind: "outcomes",
  },
  { text: "Thirty men leave prison with a portfolio they can show to an employer.", kind: "outcomes" },
  {
    text: "Our ambition is a kindergarten in which both languages are spoken as a matter of course.",
    kind: "objectives",
  },
  {
    text: "Specifically, we aim to (1) map the lichens of the old quarry and (2) learn which of them return after burning.",
    kind: "objectives",
  },
  {
    text: "The question is whether seaweed in the feed keeps lowering methane after the first season.",
    kind: "objectives",
  },
  { text: "A nurse who was not involved in care phones each family six weeks after the death.", kind: "evaluation" },
  {
    text: "We keep a log of every call, and our board goes through the numbers each January, April, July and October.",
    kind: "evaluation",
  },
  {
    text: "Reading age is tested in week one and again in week thirty with the standard instrument.",
    kind: "evaluation",
  },
  {
    text: "How many listeners we have is established by a phone poll before and after the new transmitter.",
    kind: "evaluation",
  },
  { text: "The county has written the coordinator's post into its budget from 2030.", kind: "sustainability" },
  {
    text: "Once the machines are paid off, selling yarn brings in enough to keep the mill turning.",
    kind: "sustainability",
  },
  {
    text: "We do not plan to go on after the third year: by then every school will have its own trained teacher.",
    kind: "sustainability",
  },
  { text: "The fire service lends us its hall, and two insurers print the leaflets free of charge.", kind: "partners" },
  { text: "Letters from the port authority, the sailing club and the aquarium are attached.", kind: "partners" },
  { text: "With the Catholic diocese we share a building, and with the mosque a kitchen.", kind: "partners" },
  { text: "Half of our board are or were foster children.", kind: "engagement", or: ["organization"] },
  { text: "The idea came from the patients themselves, who drew up the list of questions.", kind: "engagement" },
  { text: "Sensors like this exist for oil but have not been tried in milk.", kind: "innovation" },
  {
    text: "Where others melt the cells down, our process takes them apart cold and keeps the graphite whole.",
    kind: "innovation",
  },
  {
    text: "Bad weather could ruin four of the twenty evenings, which is why we planned for twenty-five.",
    kind: "risk",
  },
  { text: "Our main worry is losing tutors to better-paid work.", kind: "risk" },
  { text: "Sequences go to GenBank on the day of publication, scripts to GitHub.", kind: "data" },
  { text: "Interview tapes stay in a locked cabinet and are wiped after transcription.", kind: "data", or: ["ethics"] },
  { text: "Families can refuse without giving a reason and without any effect on care.", kind: "ethics" },
  {
    text: "We are lucky to have an observatory dome with a 40 cm telescope and a heated room for forty people.",
    kind: "facilities",
  },
  {
    text: "Bus operators already pay $900 a tonne to be rid of the cells, so they have every reason to switch.",
    kind: "market",
  },
  {
    text: "Articles will appear in farming weeklies, and a short film will be shown at the county fair.",
    kind: "dissemination",
  },
  { text: "Places go first to girls from the three villages on the far side of the river.", kind: "audience" },
  {
    text: "In all, 1,906 people came, among them 311 who had never been to a theatre.",
    kind: "audience",
    or: ["outcomes"],
  },
  { text: "Success here would give every dairy country a cheap way to cut its emissions.", kind: "impact" },
  { text: "Free tickets alone did not bring new people; free buses did.", kind: "lessons" },
  { text: "Tomasz, 43, put it like this: “Nobody had ever asked me what I can do.”", kind: "stories" },
];

/** A description whose every sentence is labelled; each inner list is a paragraph. */
export interface LabelledText {
  about: string;
  paragraphs: LabelledSentence[][];
}

/** Whole descriptions on which the cue rules were improved. */
export const developmentTexts: LabelledText[] = [
  {
    about: "A tree nursery in the hills",
    paragraphs: [
      [
        {
          text: "Kilele Women's Group would like to start a nursery for native trees above the village of Mwanda.",
          kind: "description",
          or: ["objectives", "methods"],
        },
        {
          text: "The slopes there were cleared in the 1990s and every rainy season takes more of the soil down to the river.",
          kind: "need",
        },
        {
          text: "Two of the five springs have dried up, so girls walk an hour and a half for water before school.",
          kind: "need",
        },
        { text: "Seedlings sold in the market are eucalyptus, which drinks even more.", kind: "need" },
      ],
      [
        {
          text: "We will gather seed in the last patch of forest, raise 25,000 seedlings of eleven species under shade nets and plant them out with the pupils of six schools.",
          kind: "methods",
        },
        { text: "Each class adopts a plot and waters it through the first dry season.", kind: "methods" },
        {
          text: "Sowing is in February 2028 and planting out begins with the long rains in late March 2029.",
          kind: "timeline",
        },
        {
          text: "Mama Grace Wanjala, who chairs the group, learned grafting at the forestry college and has raised tea seedlings for a living for fourteen years.",
          kind: "team",
        },
        {
          text: "The county forester visits every month without charge and the primary schools give us their land.",
          kind: "partners",
        },
      ],
      [
        {
          text: "The whole project costs $17,640; the largest items are shade nets and pipes ($5,200) and wages for four women ($7,800).",
          kind: "budget",
        },
        { text: "After two years, at least 15,000 trees should be alive and taller than a child.", kind: "outcomes" },
        {
          text: "Pupils count the survivors in each plot in June and December and write the number on a board at the school gate.",
          kind: "evaluation",
        },
        { text: "Selling fruit seedlings will pay the women from the third year.", kind: "sustainability" },
        { text: "Goats are the main danger, which is why we fence first.", kind: "risk" },
      ],
    ],
  },
  {
    about: "Old ice and dust",
    paragraphs: [
      [
        {
          text: "Dust in polar ice records how windy and how dry the world once was, but for the time before 800,000 years ago no such record exists.",
          kind: "need",
        },
        { text: "Models disagree by a factor of ten on how much iron that dust brought to the ocean.", kind: "need" },
        {
          text: "This project asks whether dust drove the change in the rhythm of the ice ages about a million years ago.",
          kind: "objectives",
        },
        {
          text: "We expect to show that iron peaked before, not after, carbon dioxide fell.",
          kind: "objectives",
          or: ["outcomes"],
        },
      ],
      [
        {
          text: "We melt the core continuously on a heated plate and lead the water straight into a mass spectrometer and a laser particle counter.",
          kind: "methods",
        },
        { text: "Age is fixed by argon and by counting layers wherever they can be seen.", kind: "methods" },
        {
          text: "Combining both signals at a resolution of one centimetre has only become possible with the instrument that our group finished last year.",
          kind: "innovation",
        },
        {
          text: "If the deepest ice turns out to be folded, we will work on the upper section, which alone covers 200,000 years more than today's records.",
          kind: "risk",
        },
      ],
      [
        {
          text: "The cold laboratory at Tromvik keeps 40 metres of core at minus 25 degrees and has its own melting line.",
          kind: "facilities",
        },
        {
          text: "Henrike Aldous leads the work, together with Rafael Quint, who built the particle counter, and one doctoral student.",
          kind: "team",
        },
        {
          text: "Melting takes the first fourteen months, analysis the next twelve, and the last ten are for writing.",
          kind: "timeline",
        },
        {
          text: "All measurements will be in the PANGAEA archive, free for anyone, six months after the last metre is melted.",
          kind: "data",
        },
        { text: "We will tell the story in a comic book that goes to 900 schools.", kind: "dissemination" },
        {
          text: "Better numbers for iron would help to judge whether fertilising the sea on purpose is wise.",
          kind: "impact",
        },
      ],
    ],
  },
  {
    about: "Safe computers for small clinics",
    paragraphs: [
      [
        { text: "The health board asks for somebody to protect the computers of 37 small clinics.", kind: "need" },
        {
          text: "Eleven of them still run systems that have had no updates since 2020, and three were locked by ransomware last winter.",
          kind: "need",
        },
        {
          text: "Bramble Security is a cooperative of nine specialists in Ardmoor; we have looked after doctors' practices since 2012.",
          kind: "organization",
        },
      ],
      [
        {
          text: "In each clinic we first list every device, then replace what cannot be made safe, and finally train the staff for half a day.",
          kind: "methods",
        },
        { text: "A duty engineer answers the phone day and night and is on site within four hours.", kind: "methods" },
        {
          text: "The first five clinics are done eight weeks after signature, all 37 within nine months.",
          kind: "timeline",
        },
        {
          text: "Odalys Ferrant, our founder, was in charge of security for a hospital with 4,000 employees.",
          kind: "team",
        },
        { text: "We comply with ISO 27001 and carry liability insurance of two million.", kind: "compliance" },
      ],
      [
        { text: "Our price is €312,000 for the first year and €88,000 for each year of maintenance.", kind: "budget" },
        { text: "Travel is included; new computers are not.", kind: "budget" },
        {
          text: "Every quarter an outside tester tries to break in, and the board gets the report unedited.",
          kind: "evaluation",
        },
        { text: "At the end no clinic should need more than a day to recover from an attack.", kind: "outcomes" },
        { text: "Patient records never leave the clinic's own server.", kind: "data", or: ["ethics"] },
      ],
    ],
  },
  {
    about: "Report of a boxing club",
    paragraphs: [
      [
        {
          text: "Between September and June we ran 118 training evenings and two holiday camps for young people of the Harbour estate.",
          kind: "methods",
        },
        { text: "94 young people came, 41 of them girls, and most were between 12 and 16.", kind: "audience" },
        { text: "We had promised 80 members and a quarter girls.", kind: "outcomes" },
        { text: "School exclusions among members fell from 19 to 7.", kind: "outcomes" },
        { text: "Teachers at Harbour High sent us the figures each term.", kind: "evaluation" },
      ],
      [
        {
          text: "The ring was delivered ten weeks late, and until then we trained on mats in the chapel.",
          kind: "risk",
        },
        { text: "We had not expected so many mothers to ask for a class of their own.", kind: "lessons" },
        { text: "Had we asked them at the start, we would have booked the hall for mornings too.", kind: "lessons" },
        { text: "“Coach is the first adult who rings me when I don't show up,” says Dario, 14.", kind: "stories" },
      ],
      [
        { text: "Of £26,000 we have spent £25,480.", kind: "budget" },
        { text: "Coaching came to £900 less than planned and heating to £600 more.", kind: "budget" },
        {
          text: "Next year the housing association pays for the hall, and members' subscriptions buy gloves.",
          kind: "sustainability",
        },
        {
          text: "Two of our oldest members are training to be coaches themselves.",
          kind: "sustainability",
          or: ["outcomes", "team"],
        },
      ],
    ],
  },
  {
    about: "Music on the dementia ward",
    paragraphs: [
      [
        {
          text: "On the dementia wards of St Oda's hospital, patients spend nine hours a day in front of a television.",
          kind: "need",
        },
        { text: "Sedatives are given twice as often as guidelines allow.", kind: "need" },
        {
          text: "Nurses say they know that music calms people, but they have neither time nor training for it.",
          kind: "need",
        },
        { text: "Our goal is a ward where music is as ordinary as breakfast.", kind: "objectives" },
      ],
      [
        {
          text: "Two music therapists will be on the wards four afternoons a week, singing with patients at the bedside and in small groups.",
          kind: "methods",
        },
        { text: "They also show nurses and relatives how to make a playlist that fits a life.", kind: "methods" },
        {
          text: "Relatives meet with us every other month and decide which songs and which hours.",
          kind: "engagement",
        },
        {
          text: "Margit Solano has been a music therapist since 1999 and wrote the handbook that most Dutch hospitals use.",
          kind: "team",
        },
        { text: "We begin in January 2028, after the refurbishment of ward C.", kind: "timeline" },
      ],
      [
        {
          text: "Salaries of the therapists come to $96,000 over two years; instruments and headphones to $7,500.",
          kind: "budget",
        },
        { text: "The hospital's friends' association adds $12,000.", kind: "budget" },
        {
          text: "Doses of sedatives are read from the drug charts and compared with two wards that go on as before.",
          kind: "evaluation",
        },
        { text: "We count on a third fewer sedatives and on calmer nights.", kind: "outcomes" },
        { text: "For patients who can no longer decide, a relative or guardian is asked for consent.", kind: "ethics" },
        {
          text: "The hospital has put it in writing that it will employ one therapist for good if the numbers hold.",
          kind: "sustainability",
        },
      ],
    ],
  },
];

/**
 * Five descriptions on which no rule was made or changed: written after the rules were settled, about other fields, and
 * only ever used to measure. Whoever changes a rule because of one of these moves it to the development texts and writes
 * a new one.
 */
export const heldOutTexts: LabelledText[] = [
  {
    about: "Bicycles and work for refugees",
    paragraphs: [
      [
        {
          text: "Second Gear wants to open a bicycle workshop where refugees learn a trade and the neighbourhood gets its bikes mended.",
          kind: "description",
          or: ["objectives"],
        },
        {
          text: "About 2,100 refugees live in the east of Norden, and according to the job centre only 14% of those of working age have a job.",
          kind: "need",
        },
        { text: "Most of them have worked with their hands, but their papers count for nothing here.", kind: "need" },
        {
          text: "At the same time, the last bicycle shop in the district closed in 2024 and repairs elsewhere take three weeks.",
          kind: "need",
        },
      ],
      [
        {
          text: "Twelve people at a time will spend six months in the workshop, four days a week, with language lessons in the morning and repairs in the afternoon.",
          kind: "methods",
        },
        {
          text: "The police hand over some 400 abandoned bicycles a year, which trainees strip, rebuild and sell.",
          kind: "methods",
          or: ["partners"],
        },
        { text: "In the last month each of them works in a firm.", kind: "methods" },
        {
          text: "Emre Valdis, a master mechanic from Aleppo and now a citizen, runs the workshop; Connie Okpara looks after everything to do with authorities.",
          kind: "team",
        },
        {
          text: "Second Gear was started by four neighbours in 2017 and today has 260 paying members.",
          kind: "organization",
        },
      ],
      [
        {
          text: "The city lets us use the former tram depot for five years without rent.",
          kind: "partners",
          or: ["facilities"],
        },
        { text: "It measures 340 square metres and has a lift, compressed air and a kitchen.", kind: "facilities" },
        {
          text: "We apply for 124,000 euros for two years: 88,000 for pay, 21,000 for tools and 15,000 for teaching.",
          kind: "budget",
        },
        { text: "We open on 1 March 2028 and take the fourth and last group in September 2029.", kind: "timeline" },
        { text: "Of 48 people, 30 should have a contract half a year after they leave us.", kind: "outcomes" },
        {
          text: "We phone everyone after six and twelve months, and the job centre checks our list.",
          kind: "evaluation",
        },
        {
          text: "From 2030 repairs and sales should pay for the workshop, and the job centre for the teaching.",
          kind: "sustainability",
        },
        {
          text: "If fewer bicycles come in than we think, the railway has offered us those left at its stations.",
          kind: "risk",
        },
      ],
    ],
  },
  {
    about: "How sign languages change",
    paragraphs: [
      [
        {
          text: "Spoken languages have been written down for five thousand years, but we have hardly any record of how sign languages change.",
          kind: "need",
        },
        {
          text: "Textbooks say that signs become simpler with use, yet the evidence comes from fewer than twenty films.",
          kind: "need",
        },
        {
          text: "We ask how fast signs lose their likeness to things, and whether this goes faster in large communities than in small ones.",
          kind: "objectives",
        },
        {
          text: "We are the first to have films of the same three deaf villages over ninety years.",
          kind: "innovation",
        },
      ],
      [
        {
          text: "Signs for 200 everyday things are cut out of 640 hours of film and described by deaf research assistants.",
          kind: "methods",
        },
        {
          text: "We then ask 300 hearing people who know no sign language to guess the meaning of each.",
          kind: "methods",
        },
        { text: "A mixed model separates the effect of age from that of community size.", kind: "methods" },
        {
          text: "Nobody is shown to others without having agreed to it, and relatives of those who have died are asked as well.",
          kind: "ethics",
        },
        {
          text: "The films belong to the villages, and a board of nine villagers decides on every use.",
          kind: "engagement",
          or: ["ethics", "data"],
        },
        {
          text: "Descriptions and code go to an open repository, and the films stay with the national archive.",
          kind: "data",
        },
      ],
      [
        { text: "Dr Ottilie Braam, herself deaf, has studied village sign languages since 2008.", kind: "team" },
        { text: "Her group has a motion capture studio and 60 terabytes of storage.", kind: "facilities" },
        {
          text: "In the first year we prepare the films, in the second and third we describe, in the fourth we analyse.",
          kind: "timeline",
        },
        {
          text: "The findings will matter to everyone who designs an alphabet, an icon or a road sign.",
          kind: "impact",
        },
        {
          text: "A travelling exhibition, made by the villagers, will open in all three places.",
          kind: "dissemination",
        },
      ],
    ],
  },
  {
    about: "Lunch for five schools",
    paragraphs: [
      [
        {
          text: "The district is looking for a kitchen that cooks lunch for five primary schools, 1,180 meals a day.",
          kind: "need",
        },
        {
          text: "At present the food is driven in from ninety kilometres away, and a third of it is thrown out.",
          kind: "need",
        },
        {
          text: "Green Ladle is a family firm with 23 employees that has cooked for nurseries since 2011.",
          kind: "organization",
        },
      ],
      [
        {
          text: "Everything is cooked the same morning, leaves our kitchen at half past ten and is on the tables by twelve.",
          kind: "methods",
        },
        {
          text: "Children choose between two dishes, one of them without meat, and taste new recipes before they go on the menu.",
          kind: "methods",
          or: ["engagement"],
        },
        {
          text: "Our head chef, Leandro Pirelli, trained in hospital kitchens and is a qualified dietician.",
          kind: "team",
        },
        { text: "The kitchen was rebuilt in 2023 and can turn out 2,000 meals a day.", kind: "facilities" },
        {
          text: "We hold the organic certificate and meet the national standard for school meals.",
          kind: "compliance",
        },
      ],
      [
        { text: "A meal costs $4.35 including delivery and washing up, fixed for two years.", kind: "budget" },
        {
          text: "We can start on the first day of the school year; trial meals would be served in June.",
          kind: "timeline",
        },
        { text: "Waste is weighed every day and the figures hang in each dining room.", kind: "evaluation" },
        { text: "After the first term no more than a tenth should go in the bin.", kind: "outcomes" },
        {
          text: "Should our kitchen have to close, the hospital across the road will cook for us; we have it in a contract.",
          kind: "risk",
        },
      ],
    ],
  },
  {
    about: "Report of an eye clinic",
    paragraphs: [
      [
        {
          text: "With your grant the mobile eye clinic visited 64 villages and examined 9,340 people.",
          kind: "methods",
          or: ["audience"],
        },
        { text: "We had planned 60 villages and 8,000 people.", kind: "outcomes", or: ["methods"] },
        { text: "1,127 people got glasses and 214 had a cataract removed.", kind: "outcomes" },
        { text: "Six in ten were women, and one in five had never seen a doctor of any kind.", kind: "audience" },
      ],
      [
        { text: "The lens grinder broke in May and we lost five weeks waiting for a part from abroad.", kind: "risk" },
        { text: "Two villages could not be reached because the bridge had been washed away.", kind: "risk" },
        { text: "Announcing the visit in church worked far better than posters.", kind: "lessons" },
        { text: "Another time we would send the nurse two days ahead.", kind: "lessons" },
        {
          text: "Mzee Otieno, 72, saw his youngest grandchild for the first time and asked, “Why did nobody tell me she is so beautiful?”",
          kind: "stories",
        },
      ],
      [
        { text: "The grant was $85,000; we spent $82,700, and $2,300 is left for frames.", kind: "budget" },
        { text: "Fuel was 18% dearer than expected, but the surgeons worked without a fee.", kind: "budget" },
        {
          text: "The ministry will pay the driver and the nurse from next year, so the clinic goes on.",
          kind: "sustainability",
        },
        { text: "We would like to ask you for a second grinder.", kind: "sustainability", or: ["budget"] },
      ],
    ],
  },
  {
    about: "The old cinema",
    paragraphs: [
      [
        {
          text: "The Rex in Pentre has been dark since 2009, and we, 340 people of the town, have bought it.",
          kind: "description",
          or: ["organization", "need"],
        },
        {
          text: "The nearest screen is 52 kilometres off and there is nothing for teenagers to do on a Saturday night.",
          kind: "need",
        },
        {
          text: "We would like to open it again with films, a café and a room for rehearsals.",
          kind: "description",
          or: ["objectives"],
        },
      ],
      [
        {
          text: "First the roof is made tight and the wiring renewed; then come seats, a digital projector and a ramp.",
          kind: "methods",
        },
        { text: "Volunteers will strip the old paint and sew the curtains.", kind: "methods" },
        {
          text: "Work on the roof can begin in April 2028, and we mean to show the first film at Christmas.",
          kind: "timeline",
        },
        {
          text: "Our chair, Eluned Pryce, ran the arts centre at Llanfair for eighteen years, and the architect has restored two theatres.",
          kind: "team",
        },
        { text: "What is shown on Saturdays is up to a club of under-eighteens.", kind: "engagement" },
      ],
      [
        {
          text: "The whole thing will cost £420,000, of which we have raised £155,000 by selling shares.",
          kind: "budget",
        },
        { text: "From you we ask £80,000 for the projector, the sound and the ramp.", kind: "budget" },
        { text: "In its second year the Rex should have 21,000 visits and employ five people.", kind: "outcomes" },
        {
          text: "Tickets are counted anyway, and each winter we ask 300 households what they make of it.",
          kind: "evaluation",
        },
        {
          text: "Tickets, café and hire bring in enough to run the house; our plan breaks even at 34 seats a showing.",
          kind: "sustainability",
        },
        {
          text: "Asbestos in the ceiling could hold us up, so we have put £25,000 aside.",
          kind: "risk",
          or: ["budget"],
        },
        {
          text: "The college will hold its film course with us, and the county library lends us its archive.",
          kind: "partners",
        },
      ],
    ],
  },
];
