/** Of one person, and of several. */
const pronouns = {
  one: /(?<!\p{L})(?:he|she|him|his|hers?)(?!\p{L})/iu,
  several: /(?<!\p{L})(?:they|them|theirs?)(?!\p{L})/iu,
};

/** A name: a capital within the sentence, or at its beginning before a verb. */
const name =
  /(?<=[\p{L},.] )\p{Lu}\p{Ll}+|^\p{Lu}[\p{L}.]+(?:['’]s)? (?:\p{Lu}|\p{Ll}+(?:s|ed) |is |was |has |had |will |would |and )/u;

const persons =
  /(?<!\p{L})(?:woman|man|girl|boy|child|baby|patient|pupil|student|parent|mum|dad|mother|father|brother|sister|son|daughter|person|chair|secretary|treasurer|nurse|doctor|midwife|teacher|head|director|manager|coach|trainer|tutor|mentor|leader|worker|farmer|fisherman|engineer|builder|baker|driver|player|writer|singer|actor|author|artist|scientist|researcher|professor|volunteer|member|neighbour|neighbor|owner|friend|aunt|uncle|wife|husband|somebody|someone|anyone|anybody|everyone|everybody|nobody|who|whose)(?!\p{L})/iu;

const several =
  /(?<!\p{L})(?!(?:says|does|this|its|has|was)(?!\p{L}))\p{L}*\p{Ll}{2}s(?!\p{L})|(?<!\p{L})(?:people|children|women|men|both|and|two|three|four|five|six|seven|eight|nine|ten|\d+|everyone|everybody|anyone|anybody|someone|somebody|nobody|who|those|each|every|staff|team|committee|group|council|company|board)(?!\p{L})/iu;

/** Words of English alone: "he" and "her" are others elsewhere. */
const english =
  /(?<!\p{L})(?:the|and|of|was|were|with|our|we|for|is|my|that|this|have|has|they|them|like|would|from)(?!\p{L})/iu;

const stands = {
  one: (before: string) => name.test(before) || persons.test(before),
  several: (before: string) => several.test(before),
};

/** Who does something to them is not who they are: "People leave them on my porch." */
const doneToThem = /^(?:[\p{L}\p{N}'’.-]+ ){1,3}(?:\p{L}+ly )?\p{Ll}+ them(?!\p{L})/u;

/** Names those whom something is done to: "Each of the houses with tenants has them in." */
const isNamedBefore =
  /^[^,]*(?<!\p{L})(?:of|with|and|who|if|when|for|to|in|has|have|had)(?!\p{L})[^,]* them(?!\p{L})/iu;

/** As much of a sentence is looked at, in characters. */
const mostBefore = 400;

/** Whether a pronoun comes before anything that it could stand for: "By the end of the week we were in his barn." In English. */
export function hasLoosePronoun(sentence: string): boolean {
  if (!english.test(sentence)) return false;
  const [toThem = ""] = doneToThem.exec(sentence) ?? [];
  if (toThem && !isNamedBefore.test(toThem)) return true;
  return (["one", "several"] as const).some((each) => {
    const at = pronouns[each].exec(sentence)?.index;
    return at !== undefined && at < mostBefore && !stands[each](sentence.slice(0, at));
  });
}
