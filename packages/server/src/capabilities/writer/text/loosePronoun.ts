/** Of one person, and of several. */
const pronouns = {
  one: /(?<!\p{L})(?:he|she|him|his|hers?)(?!\p{L})/iu,
  several: /(?<!\p{L})(?:they|them|theirs?)(?!\p{L})/iu,
};

/** What a pronoun can stand for. A capital at the beginning of a sentence makes no name yet. */
const persons = {
  one: /(?<=[\p{L},.] )\p{Lu}\p{Ll}+|^\p{Lu}[\p{L}.]+(?:['’]s)? \p{Lu}|\b(?:\p{L}+er|\p{L}+or|\p{L}+ist|woman|man|girl|boy|child|baby|patient|pupil|student|parent|mum|dad|person|chair|secretary|nurse|friend|aunt|uncle|wife|husband|somebody|someone|anyone|everyone|who|whose)\b/u,
  several:
    /\p{Ll}{2}s(?!\p{L})|\b(?:people|children|women|men|both|and|two|three|four|five|six|seven|eight|nine|ten|\d+|everyone|everybody|anyone|anybody|someone|somebody|nobody|who|those|each|every|staff|team|committee|group|council|company|board)\b/iu,
};

/** Whether a pronoun comes before anything that it could stand for: "By the end of the week we were in his barn." In English. */
export function hasLoosePronoun(sentence: string): boolean {
  return (["one", "several"] as const).some((each) => {
    const at = pronouns[each].exec(sentence)?.index;
    return at !== undefined && !persons[each].test(sentence.slice(0, at));
  });
}
