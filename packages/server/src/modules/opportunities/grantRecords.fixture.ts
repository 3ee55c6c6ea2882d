/** A record in the shape of Grants.gov's fetchOpportunity, as far as it is used. */
export interface GrantRecord {
  id: number;
  opportunityNumber: string;
  opportunityTitle: string;
  owningAgencyCode: string;
  synopsis?: object;
  forecast?: object;
  cfdas?: object[];
  alns?: object[];
}

const nonprofit = {
  id: "12",
  description: "Nonprofits having a 501(c)(3) status with the IRS, other than institutions of higher education",
};
const otherNonprofit = {
  id: "13",
  description:
    "Nonprofits that do not have a 501(c)(3) status with the IRS, other than institutions of higher education",
};
const university = { id: "06", description: "Public and State controlled institutions of higher education" };
const county = { id: "01", description: "County governments" };
const city = { id: "02", description: "City or township governments" };
const state = { id: "00", description: "State governments" };
const school = { id: "05", description: "Independent school districts" };
const tribe = { id: "07", description: "Native American tribal governments (Federally recognized)" };
const business = { id: "23", description: "Small businesses" };
const anybody = {
  id: "99",
  description:
    'Unrestricted (i.e., open to any type of entity above), subject to any clarification in text field entitled "Additional Information on Eligibility"',
};
const others = {
  id: "25",
  description: 'Others (see text field entitled "Additional Information on Eligibility" for clarification)',
};

/** Made-up records, as Grants.gov has them: some that a garden project may try for, and many that it may not. */
export const grantRecords: GrantRecord[] = [
  {
    id: 350101,
    opportunityNumber: "USDA-NIFA-CFP-012345",
    opportunityTitle: "Community Food Projects Competitive Grants Program",
    owningAgencyCode: "USDA-NIFA",
    cfdas: [{ cfdaNumber: "10.225", programTitle: "Community Food Projects" }],
    synopsis: {
      agencyName: "National Institute of Food and Agriculture",
      synopsisDesc:
        "<p>Community Food Projects are designed to <b>increase food security</b> in low-income communities &amp; meet the needs of people for fresh vegetables. Food gardens, farm stands and pantries that neighbors run themselves are examples of what was funded before.</p><p>Proposals bring the whole food system of a place together: land, growing, and who eats.</p>",
      postingDate: "Sep 15, 2026 12:00:00 AM EDT",
      responseDate: "Mar 01, 2027 12:00:00 AM EST",
      awardCeiling: "125000",
      awardFloor: "10000",
      applicantTypes: [nonprofit, otherNonprofit],
      applicantEligibilityDesc: "<p>Private nonprofit entities that have experience in community food work.</p>",
      fundingInstruments: [{ id: "G", description: "Grant" }],
    },
  },
  {
    id: 350102,
    opportunityNumber: "USDA-NRCS-UA-2027",
    opportunityTitle: "Urban Agriculture and Innovative Production &#8211; Gardens on Public Land",
    owningAgencyCode: "USDA-NRCS",
    alns: [{ alnNumber: "10.935", programTitle: "Urban Agriculture and Innovative Production" }],
    synopsis: {
      agencyName: "Natural Resources Conservation Service",
      synopsisDesc:
        "&lt;p&gt;Supports planning and building of urban gardens, with soil testing, water and fences, where neighborhoods have little fresh food.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Food gardens on unused public land&lt;/li&gt;&lt;li&gt;Training of garden stewards&lt;/li&gt;&lt;/ul&gt;",
      postingDate: "10/01/2026",
      responseDate: "04/15/2027",
      awardCeiling: "300000",
      awardFloor: "50000",
      applicantTypes: [nonprofit, city, county, tribe, school],
      applicantEligibilityDesc: "",
    },
  },
  {
    id: 350103,
    opportunityNumber: "CDC-RFA-DP-27-001",
    opportunityTitle: "Fresh Food and Physical Activity in Rural Counties",
    owningAgencyCode: "HHS-CDC",
    forecast: {
      agencyName: "Centers for Disease Control and Prevention",
      forecastDesc:
        "Expected to support work in rural counties where households go without fresh vegetables, with gardens, mobile markets and walking paths. An award is planned for each of ten states.",
      estApplicationResponseDate: "06/30/2027",
      awardCeiling: "none",
      awardFloor: "none",
      applicantTypes: [anybody],
    },
  },
  {
    id: 350104,
    opportunityNumber: "USDA-FNS-F2S-27",
    opportunityTitle: "Farm to School Grant",
    owningAgencyCode: "USDA-FNS",
    synopsis: {
      agencyName: "Food and Nutrition Service",
      synopsisDesc:
        "Improves access to local foods in eligible schools: school gardens, taste tests, field trips and the purchase of local vegetables for meals. Gardens have to serve students of the school.",
      postingDate: "09/20/2026",
      responseDate: "01/15/2027",
      awardCeiling: "100000",
      awardFloor: "0",
      applicantTypes: [school, nonprofit, tribe, state],
      applicantEligibilityDesc: "Child Nutrition Program operators and nonprofits that work with them.",
    },
  },
  {
    id: 350105,
    opportunityNumber: "USDA-SBIR-27-PH1",
    opportunityTitle: "Small Business Innovation Research: Vegetables and Gardens, Phase I",
    owningAgencyCode: "USDA-NIFA",
    synopsis: {
      agencyName: "National Institute of Food and Agriculture",
      synopsisDesc: "Research by small firms on new tools for gardens, fresh vegetables and food gardens.",
      postingDate: "09/01/2026",
      responseDate: "02/20/2027",
      awardCeiling: "175000",
      awardFloor: "none",
      applicantTypes: [business],
    },
  },
  {
    id: 350106,
    opportunityNumber: "NEA-27-ARTS",
    opportunityTitle: "Grants for Arts Projects: Theater for Young Audiences",
    owningAgencyCode: "NEA",
    synopsis: {
      agencyName: "National Endowment for the Arts",
      synopsisDesc:
        "Supports youth theater and after-school drama workshops. Projects engage young people as performers and writers, with teaching artists in rural libraries and schools.",
      postingDate: "09/01/2026",
      responseDate: "02/11/2027",
      awardCeiling: "100000",
      awardFloor: "10000",
      applicantTypes: [nonprofit, city, county, school],
    },
  },
  {
    id: 350107,
    opportunityNumber: "DOT-FTA-BUS-27",
    opportunityTitle: "Grants for Buses and Bus Facilities Program",
    owningAgencyCode: "DOT-FTA",
    synopsis: {
      agencyName: "Federal Transit Administration",
      synopsisDesc:
        "Capital funding to replace, rehabilitate and purchase buses, and to construct bus facilities, stops and shelters. States, counties and agreements with a public agency may take part in the budget of the project over several months.",
      postingDate: "09/01/2026",
      responseDate: "03/10/2027",
      awardCeiling: "20000000",
      awardFloor: "none",
      applicantTypes: [state, city, county],
    },
  },
  {
    id: 350108,
    opportunityNumber: "NIH-PAR-27-044",
    opportunityTitle: "Mechanisms of Membrane Transport in Plant Cells (R01)",
    owningAgencyCode: "HHS-NIH11",
    synopsis: {
      agencyName: "National Institutes of Health",
      synopsisDesc: "Basic research on membrane proteins with structural and computational methods.",
      postingDate: "09/01/2026",
      responseDate: "06/05/2027",
      awardCeiling: "none",
      applicantTypes: [university, nonprofit, anybody],
    },
  },
  {
    id: 350109,
    opportunityNumber: "SFOP0009912",
    opportunityTitle: "U.S. Embassy Nairobi: Food Gardens for Schools, Annual Program Statement",
    owningAgencyCode: "DOS-KEN",
    synopsis: {
      agencyName: "U.S. Mission to Kenya",
      synopsisDesc: "Food gardens at schools in Kenya, with fresh vegetables for meals and training of stewards.",
      postingDate: "09/01/2026",
      responseDate: "05/01/2027",
      awardCeiling: "25000",
      applicantTypes: [nonprofit, others],
    },
  },
  {
    id: 350110,
    opportunityNumber: "USDA-OLD-2025",
    opportunityTitle: "Food Gardens and Fresh Vegetables Fund",
    owningAgencyCode: "USDA",
    synopsis: {
      agencyName: "Department of Agriculture",
      synopsisDesc: "Food gardens with fresh vegetables, stewards, fences and water tanks on unused county land.",
      postingDate: "01/01/2025",
      responseDate: "06/30/2025",
      applicantTypes: [nonprofit],
    },
  },
  {
    id: 350111,
    opportunityNumber: "DOJ-OJP-27-YOUTH",
    opportunityTitle: "Mentoring for Youth Leaving Detention",
    owningAgencyCode: "USDOJ-OJP",
    synopsis: {
      agencyName: "Office of Juvenile Justice and Delinquency Prevention",
      synopsisDesc:
        "One-to-one mentoring of youth who return from detention. Programs train mentors, work with families and schools, and measure recidivism.",
      postingDate: "09/01/2026",
      responseDate: "04/01/2027",
      awardCeiling: "500000",
      awardFloor: "500000",
      applicantTypes: [nonprofit, county, tribe],
    },
  },
  {
    id: 350112,
    opportunityNumber: "DHS-FEMA-SAFER-27",
    opportunityTitle: "Staffing for Adequate Fire and Emergency Response",
    owningAgencyCode: "DHS-DHS",
    synopsis: {
      agencyName: "Department of Homeland Security - FEMA",
      synopsisDesc:
        "Helps fire departments to hire and keep firefighters so that stations are staffed around the clock.",
      postingDate: "09/01/2026",
      responseDate: "03/20/2027",
      awardCeiling: "none",
      applicantTypes: [city, county, others],
    },
  },
  {
    id: 350113,
    opportunityNumber: "USDA-RD-OR-27",
    opportunityTitle: "Oregon Gardens and Local Food Pilot",
    owningAgencyCode: "USDA-RD",
    synopsis: {
      agencyName: "Rural Development",
      synopsisDesc: "Food gardens and pantries in Oregon's rural counties, with fresh vegetables for households.",
      postingDate: "09/01/2026",
      responseDate: "03/20/2027",
      awardCeiling: "60000",
      applicantTypes: [nonprofit],
    },
  },
  {
    id: 350199,
    opportunityNumber: "USDA-NIFA-CFP-012345",
    opportunityTitle: "Community Food Projects Competitive Grants Program",
    owningAgencyCode: "USDA-NIFA",
    forecast: {
      agencyName: "National Institute of Food and Agriculture",
      forecastDesc: "Forecast of Community Food Projects: food gardens, fresh vegetables, pantries.",
      estApplicationResponseDate: "03/01/2027",
      applicantTypes: [nonprofit],
    },
  },
];
