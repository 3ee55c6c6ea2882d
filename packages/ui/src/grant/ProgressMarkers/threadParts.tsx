const loop = "M1 23.5 C 11 23.5 17 20.5 20.6 14.6 C 23.6 9.6 21 4.6 16.4 4.6 C 11.6 4.6 9.2 9.8 12 14.6";
const exit = "M14.9 18.4 C 18.2 21.9 23 23.5 31 23.5";
const slack = "M0 11 C 12 11 18 22 33 21.5 S 54 12.5 68 14.2";

/** The outline of the needle, pointing to the end, with its eye. */
export const needlePath =
  "M62.6 13.4 C 63.4 11.2 67.4 11 72 11.9 L 117.5 20.3 Q 118.7 20.8 117.4 21 L 71.2 17.4 C 66 16.9 62 15.8 62.6 13.4 Z M 65.4 13.7 C 66.8 12.8 71 13.4 73 14.4 C 71.6 15.5 66.8 15.2 65.4 13.7 Z";

/** A loop tied in the thread: a marker that is reached. */
export function Knot() {
  return (
    <svg data-part="knot" viewBox="0 0 32 30" aria-hidden="true">
      <rect data-part="gap" x="4" y="20" width="24" height="7" />
      <path pathLength="100" d={loop} />
      <path pathLength="100" d={exit} />
      <path data-part="ply" d={loop} />
      <path data-part="ply" d={exit} />
    </svg>
  );
}

/** The end of the thread, before its first knot or after its last. */
export function Tail({ end }: { end: "start" | "end" }) {
  const path = end === "start" ? "M16 4 C 10 4 8 5 5 9.5" : "M0 4 C 5 4 8 5.5 11 10";
  return (
    <svg data-part="tail" data-end={end} viewBox="0 0 16 14" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** The slack of the thread and the needle it runs to: here you are. */
export function Lead() {
  return (
    <svg data-part="lead" viewBox="0 0 120 32" aria-hidden="true">
      <path data-part="slack" d={slack} />
      <path data-part="ply" d={slack} />
      <path data-part="needle" fillRule="evenodd" d={needlePath} />
    </svg>
  );
}
