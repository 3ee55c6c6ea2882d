import { grantRecords } from "../../packages/server/src/modules/opportunities/grantRecords.fixture.ts";

const inMonths = (months: number) =>
  new Date(Date.now() + months * 30 * 24 * 60 * 60_000).toLocaleDateString("en-US", {
    month: "2-digit",
    day: "2-digit",
    year: "numeric",
  });

/** The made-up records of a funder's register, open whenever a walk is made. */
export const openRecords = grantRecords.map((record, at) => {
  const dates = { responseDate: inMonths(3 + at), estApplicationResponseDate: inMonths(3 + at) };
  const details = record.synopsis ? { synopsis: { ...record.synopsis, ...dates } } : {};
  return { ...record, ...details, ...(record.forecast && { forecast: { ...record.forecast, ...dates } }) };
});
