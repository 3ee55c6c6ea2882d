import { projectDescriptions } from "./projectDescriptions.ts";

/** A prompt that a person can start from; the title is the chip. */
export interface ExamplePrompt {
  title: string;
  text: string;
}

function wholeProject(id: string): ExamplePrompt {
  const project = projectDescriptions.find((candidate) => candidate.id === id);
  if (!project) throw new Error(`No project description ${id}`);
  return { title: project.title, text: project.text };
}

/** For funders of local work. */
export const communityExamples: ExamplePrompt[] = [
  wholeProject("county-food-gardens"),
  wholeProject("rural-digital-skills"),
  {
    title: "A tool library for a market town",
    text: "We want to open a tool library in the old fire station at Hollin Vey, where 6,400 people live and the hardware shop closed in 2023. Members pay $20 a year and borrow from 350 tools. Two part-time librarians and a rota of volunteers keep it open on Thursdays and Saturdays. We need $24,000 for shelving, insurance, safety checks and the first year's wages, from April 2027. The town council lets us have the building free of rent for five years.",
  },
  {
    title: "Swimming lessons for grown-ups, free",
    text: "One adult in four in our town cannot swim, and two people drowned in the river last summer. The Brack pool will give us Tuesday evenings from nine to ten. We want to teach 160 adults in a year, in groups of ten, with two qualified teachers and a woman-only class every second week. It costs $19,800 for teachers, pool hire and suits for those who have none. We will count who can swim 50 metres at the end.",
  },
  {
    title: "Repairing the roof of a village hall",
    text: "The hall at Low Pell was built in 1926 and is used by eleven groups, from the playgroup to the blood donors, about 9,000 visits a year. The roof leaks in four places and the survey of May 2026 says that it will not last another winter. Two quotes put new slates, felt and insulation at $61,000. We have raised $14,500 ourselves. Work would take eight weeks from June 2027, and heating bills should fall by a third.",
  },
  {
    title: "A night bus for shift workers, on trial",
    text: "About 700 people work nights at the warehouses and the hospital on the edge of Marrow Bridge, and the last bus leaves at 22:40. We want to run one bus on a loop from 22:30 to 06:30, five nights a week, for a trial of twelve months. The two largest employers have offered $30,000 between them. We need $85,000 more. We will count every journey and ask riders each quarter what they did before.",
  },
];

/** For funders of research and of companies that do research. */
export const researchExamples: ExamplePrompt[] = [
  wholeProject("sepsis-platelets"),
  {
    title: "Why peat regrows in some places",
    text: "Drained peatlands give off carbon for decades, but on some sites the moss comes back within five years and on others never. We will compare 24 rewetted sites in three regions over four years: water table every hour, moss cover every season, gas exchange from 72 chambers. The hypothesis is that the depth of the old drains, not the climate, decides it. The group has two postdocs, one doctoral student and a field station at Low Moor. The work starts in March 2028 and would give managers a rule for choosing sites.",
  },
  {
    title: "Speech that survives a stroke",
    text: "After a stroke about a third of people lose words but can often still sing. We ask which parts of the network for rhythm are spared, and whether training them brings speech back. Sixty patients at two clinics will train for six weeks with rhythm or with standard therapy, decided by lot, and be scanned before and after. Dr Ilse Marchetti leads the study; she has worked on aphasia for eleven years. We plan three years and $870,000.",
  },
  {
    title: "A cheaper sensor for lead in tap water",
    text: "Testing tap water for lead takes a laboratory and a week. Our company of four people has made a printed electrode that reads down to 3 parts per billion in two minutes, at a cost of $1.40 a strip. It still drifts above 30 degrees and in hard water. In nine months we want to find out whether a second coating stops the drift, test 500 samples from six water companies against the laboratory, and make 2,000 strips on a pilot line. Water companies and school districts would buy it first.",
  },
  {
    title: "Old court records, read by machine",
    text: "The county archive holds 1.2 million pages of court records from 1780 to 1910 that nobody can search. We want to train a handwriting model on 4,000 pages that volunteers have already copied, measure its errors by decade and by clerk, and then ask a question that needs the whole: how did punishment for debt change when the railway came? Two historians and one computer scientist would work for three years with the archive and the local college.",
  },
];

/** For letters that ask whether a funder would like to hear more. */
export const letterExamples: ExamplePrompt[] = [
  wholeProject("rural-digital-skills"),
  {
    title: "Paid apprenticeships in dry stone",
    text: "Three of the five wallers in Low County are over sixty-five. We would like to give six people under twenty-five a paid apprenticeship of eighteen months from October 2027, at four farms and one national trail. The Wallers' Guild certifies them. It would cost $132,000, of which the farms pay $48,000. We write to ask whether you would consider the rest.",
  },
  {
    title: "A choir for people with dementia",
    text: "For two years a choir has met on Wednesdays in Pell with 34 people who have dementia and those who care for them. The waiting list is now 51. We would like to open two more choirs in Oldery and Marrow Bridge in January 2028, with a paid leader and a nurse present. We think of $27,000 a year for two years. Fares are the main reason why people cannot come, so a third of it is for taxis.",
  },
  {
    title: "Swift bricks in every new house",
    text: "Swifts in the county have fallen by half since 2000, because new roofs have no gaps. Nine builders have told us they would fit nesting bricks if somebody delivered them and showed how. We would like to place 3,000 bricks in two years and watch 300 of them each July with local schools. The bricks cost $28 each. The county ecologist, Bram Solheim, advises us.",
  },
];

/** For answers to a buyer's or a funder's request. */
export const requestExamples: ExamplePrompt[] = [
  {
    title: "Weekly produce for four pantries",
    text: "The county asks for a supplier of fresh vegetables to four pantries, once a week from May to November 2027. We are a growers' cooperative of seven farms within twenty miles and have delivered to two school districts since 2021, on time in 97% of weeks. We can supply 900 kg a week, weighed and invoiced by the month, from $1.90 a kilo. Our driver, Pia Lindgren, has a refrigerated van. The farms hold food safety certificates, and a second van stands by if the first fails.",
  },
  {
    title: "Evaluating a youth employment scheme",
    text: "The request is for an independent evaluation of a scheme that places 400 young people in work each year. We propose interviews with 60 of them, a survey of all employers and a comparison with records of the employment office, over fourteen months from February 2028. Dr Noor Castellan leads; our group has evaluated six schemes for public bodies since 2018. The price is $96,000, including two workshops and a public report.",
  },
  {
    title: "A new website for a library network",
    text: "Nine libraries want one website with a catalogue search, room booking and pages that staff can edit. We are a company of eleven people in Oldery. We would begin with two weeks of watching people use the present sites, show a working version in week ten and open in week twenty. It will meet WCAG 2.2 level AA, tested with people who use screen readers. The fixed price is $74,000, with $6,500 a year for upkeep.",
  },
  {
    title: "Home repairs for older residents",
    text: "The city asks for small repairs in 300 homes of people over seventy in one year. Our non-profit has 14 trained fitters and did 1,120 such visits in 2025, with complaints in fewer than 1% of them. We answer a call within two working days, carry out checks on every fitter, and report each month by district. The average visit costs $185, materials included. Two local colleges send us trainees.",
  },
];

/** For reports to a funder on what became of the money. */
export const reportExamples: ExamplePrompt[] = [
  {
    title: "First year of the food gardens",
    text: "Report on the first year of Common Ground. We planned six gardens by June and six by September 2027; nine are open, and three wait for water licences. 27 of 36 stewards are trained. 310 households take part and 9.4 tonnes were weighed, of which 1.9 tonnes went to the pantries. Of the $46,200 we have spent $33,750; fences cost $2,100 more than planned because steel prices rose, and training cost less. We learned to apply for water before fencing. Mrs Adeyemi of Mill Lane told us she had not grown anything since she left home in 1984. In the second year we open the last three gardens in April.",
  },
  {
    title: "A digital skills programme, halfway",
    text: "Halfway through two years the nine libraries have held 612 sessions. 488 adults came at least once and 371 completed five sessions, against a plan of 450. 96 have the college's certificate. 16 of 18 guides are still with us. We have spent $71,300 of $148,500. Few men came to the courses, so from March the drop-in moved to the feed store at Pell on market days, and the share of men rose from 22% to 35%. The van was off the road for seven weeks. The county will pay for it until 2029.",
  },
  {
    title: "The village hall roof, finished",
    text: "The roof of Low Pell hall was finished on 14 August 2027, two weeks late because of rain. It cost $63,400 against $61,000 planned; the hall committee paid the difference. All eleven groups are back, and two new ones have started. Gas use from October to December fell by 31% compared with the year before. We would order slates earlier next time. Photographs of the work are attached.",
  },
  {
    title: "Swimming lessons, end of year",
    text: "In twelve months 174 adults took lessons, 14 more than planned, and 121 of them now swim 50 metres. The woman-only class filled within a week, so we ran it every week from January. We spent $19,350 of the $19,800. Thirty people dropped out, mostly because of shift work. The pool has offered a second evening, and the teachers will stay.",
  },
];
