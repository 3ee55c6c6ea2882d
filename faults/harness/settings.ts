/**
 * How servers are set up for faults: a writer that is soon done, and a source of grants to look in, without which the scout has no form. Nothing
 * answers there, as nobody looks.
 */
export const faultSettings = { WRITER_PACE_MS: "20", GRANTS_GOV_URL: "http://127.0.0.1:9" };
