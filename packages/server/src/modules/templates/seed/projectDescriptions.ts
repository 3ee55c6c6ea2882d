import type { SeedDocumentType } from "./templateSeed.ts";

/** A project told the way a person would tell it, with everything a proposal needs. All of it is invented. */
export interface ProjectDescription {
  id: string;
  title: string;
  type: SeedDocumentType;
  /** 600 to 3,000 characters; a blank line is a paragraph. */
  text: string;
}

const foodGardens: ProjectDescription = {
  id: "county-food-gardens",
  title: "Food gardens on unused county land",
  type: "grant",
  text: `Common Ground wants to turn twelve unused parcels of county land in Alder County into food gardens that neighbours run together. Each parcel is within a fifteen-minute walk of a bus stop. We have run one such garden at Fenwick Hall since 2019, and it has grown from two beds to thirty-four on a budget that has never passed $9,000 a year.

In the north of the county the nearest full grocery is eleven miles from the town of Marrow Bridge, and the last bus back leaves at ten past four. Between March and June 2026 two volunteers called on 212 households there; 131 said they had gone without fresh vegetables for a week or more that spring. The county owns forty-one parcels that are mown six times a year and used for nothing.

We will test the soil at every site first, for lead and cadmium, with the Alder County extension laboratory. Sites that fail are swapped for the next on the county's list. Then come fences, water tanks and the first beds: six gardens from April to June 2027 and six more by the end of September 2027. Each garden appoints three paid stewards, thirty-six in all, who train together on eight Saturdays at Fenwick Hall and then teach their neighbours.

Ines Okafor, who has led the Fenwick Hall garden since 2019, will direct the project two days a week. Tomas Reyhl, a retired county surveyor, holds the site agreements. Partridge & Low keep our books and prepare the annual accounts. Alder County has agreed in principle to ten-year licences at $1 a year, and the four pantries of the Marrow Bridge Food Alliance will collect a fifth of every harvest each week.

We ask for $46,200 over eighteen months, starting in January 2027: $18,600 for fences and water, $14,400 for stewards' pay in the first season, $7,200 for Ines Okafor's time, $3,600 for soil tests and $2,400 for tools. The Hollin Vey Trust has already given $6,000 for seed.

By October 2028 we expect twelve gardens in use, about 640 households a week with fresh produce in season, and 22 tonnes weighed at the gate. We will weigh every harvest and call again at the same 212 doors with the same questions. Afterwards each garden pays its own water from a yearly share of $15 a household, and stewards are chosen and paid by the garden itself. The main risk is a dry summer; the tanks hold enough for six weeks without rain.`,
};

const biomedicalStudy: ProjectDescription = {
  id: "sepsis-platelets",
  title: "Platelet markers of early sepsis",
  type: "grant",
  text: `Sepsis kills about one in five of the adults who reach our intensive care unit with it, and each hour of delay before antibiotics makes death more likely. The usual scores, such as SOFA, turn positive late, because they wait for organs to fail. In a pilot study of 48 patients at Harrow Lake University Hospital we found that the ratio of two platelet surface proteins, P-selectin and CLEC-2, rose a median of 5.2 hours before the clinical diagnosis.

Our hypothesis is that this ratio, measured by flow cytometry from a routine blood sample, identifies sepsis earlier than SOFA in emergency department patients with suspected infection. Aim 1 is to validate the ratio in 420 adults at three hospitals. Aim 2 is to find out whether it separates bacterial from viral infection. Aim 3 is to build a bench test that gives a result within 30 minutes.

We will recruit patients from September 2027 to February 2030 at Harrow Lake, St Brannoc's and Twin Rivers. Blood is drawn at 0, 3, 6 and 12 hours. Two physicians, blinded to the assay, decide each case by the Sepsis-3 criteria. The primary endpoint is the area under the ROC curve against SOFA at three hours; 420 patients give 90% power to detect a difference of 0.08. Data will be kept in REDCap and shared through a public repository within twelve months of the end of the study. The protocol goes to the Harrow Lake institutional review board in January 2027, and consent is asked of patients or their next of kin.

Dr Amara Lindqvist, professor of emergency medicine, leads the study; she has run four multi-site trials and published on platelet activation since 2014. Dr Jonas Petrakis directs the flow cytometry core, which has two spectral cytometers and a technician on call at night. Professor Mei Okonjo is the statistician. No assay in clinical use today looks at platelets for this purpose, and nobody has yet measured both proteins together over time.

The budget is $2,480,000 over five years: $1,310,000 for people, $540,000 for assays and reagents, $290,000 for the two partner hospitals, $180,000 for data management and $160,000 for travel, publication and equipment service. If recruitment falls below 12 patients a month, a fourth hospital, Calder General, has agreed to join. If the test holds, about 9,000 patients a year in our state alone could be treated hours earlier.`,
};

const digitalSkills: ProjectDescription = {
  id: "rural-digital-skills",
  title: "Digital skills in valley libraries",
  type: "loi",
  text: `The Teller Valley Library Consortium wants to teach everyday digital skills to 900 adults in nine villages between September 2027 and August 2029. Today people must book a doctor, claim benefits and pay for parking online, but 38% of households in the valley have no computer and 27% of adults over sixty have never sent an email, according to our survey of 1,140 residents in October 2025. The last bank branch, in Oldery, closed in 2024.

Every library will hold two sessions a week: one drop-in and one course of ten lessons, in groups of eight at most. Lessons use the learner's own phone or one of 60 lent tablets, and start from a task the person brings. Eighteen local people, paid for six hours a week, will be trained as digital guides; at least half will themselves have come to computers late. A van equipped by the county calls fortnightly on the four hamlets that have no library.

Rosalind Achterberg, head of the Oldery library, manages the programme. She ran the valley's broadband champions from 2021 to 2024. Teller Valley Housing gives rooms, Northmoor College accredits the course, and the health centre at Pell refers patients. A steering group of twelve learners meets every three months and decides what is taught next.

We are asking for $148,500 over two years. Guides' wages take $92,000, tablets and data $21,500, the manager's half post $26,000 and evaluation $9,000. The consortium adds $40,000 of its own, and the county pays for the van.

Success means that 900 adults complete at least five sessions, 600 can do five set tasks without help after three months, and 250 gain the college's certificate. Northmoor College will test learners at the start, at the end and three months later, and publish both years' results. The nine libraries have agreed to keep the drop-in sessions in their own budgets from 2029.`,
};

/** Three whole projects: they feed the wizard's example chips and give tests something real to write about. */
export const projectDescriptions: ProjectDescription[] = [foodGardens, biomedicalStudy, digitalSkills];
