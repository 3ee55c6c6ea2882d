const set = (names: string): ReadonlySet<string> => new Set(names.split(" "));

/** What an applicant may be. Other lines name them too, but forbid none of them. */
export const forms = set(
  "charity association cooperative university researchInstitute school museum library church hospice hospital council company socialEnterprise foundation individual riversTrust",
);

/** Whom a project has to do with: no line forbids to spend money on them. */
export const persons = set(
  "participants girls women members employees farms partners venues volunteers inhabitants languages refugees patients families owner youngPeople olderPeople disabled local rural deprived",
);

/** What a draft shows by its budget alone: where none of its lines could be it, it is not bought. */
export const tangible = set(
  "vehicles boats building land computers food alcohol parties scholarships livestock religion politics artificialTurf waterFeatures statues weapons pesticides flights prizes fireworks",
);

/** Lines of a budget that may hide what a line forbids: "transport" a car, "travel" a flight. */
export const vague: Readonly<Record<string, ReadonlySet<string>>> = {
  vehicles: set("travel transport equipment"),
  boats: set("travel transport equipment"),
  building: set("rent equipment repairs rooms"),
  land: set("rent building"),
  computers: set("equipment software technique"),
  food: set("travel parties participants rooms"),
  alcohol: set("food parties"),
  parties: set("food"),
  flights: set("travel"),
  scholarships: set("participants cash fees"),
  prizes: set("parties"),
};

/** Words that make a forbidden thing a narrower one: only together with them it is forbidden. */
export const qualifiers = set("abroad permanentStaff board");

/** What a sentence shows that only speaks of it: who writes "entry is free" or "we are insured" says that it is so. */
export const decisive = set(
  "freeOfCharge accessible openLicence insurance safeguarding ethics livingWage quotations lease planningPermission acknowledge involvement publicAccess maintenance equality dataProtection riskAssessment firstAid native peat evaluation accounts tender governance environment",
);
