const intents =
  /\b(?:(?:we|i|they|it|which|who)(?:'d| would)? (?:want|wish|hope|plan|propose|intend|aim|like|love)s?(?:, [^,.;]{3,60},)?(?: is| to| a\b)|(?:want|wish|hope|plan|propose|intend|aim)s? to\b|would like to\b|(?:the|our) (?:aim|goal|idea|plan|proposal|purpose|project) is\b|what (?:we|i)(?:['’]d| would|['’]re| are)? (?:want|wish|need|propose|like|plan|ask|asking for)\b|is (?:this|about (?:putting|building|turning|bringing|getting|making)))|\b(?:we|i)(?:['’](?:re|m)| are| am) (?:asking|applying) for\b|\bit is proposed\b|\bwe (?:hypothesi[sz]e|ask whether|test whether)\b|\b(?:this|the|our) (?:study|proposal|trial|pilot|project|programme|fellowship) (?:aims|asks|compares|examines|explores|follows|investigates|looks|measures|pairs|seeks|tests)\b|\b(?:the )?idea is\b|\b(?:the project|this project|the grant|the programme|we) will\b/iu;

/** "I don't want to do another January like that." "We will consider it successful if 300 come." */
const refusal =
  /\b(?:don['’]t|do not|never|nobody|didn['’]t|did not) (?:want|wish|plan|intend|like)\b|\b(?:we|i) (?:will|would|['’]ll) (?:consider|measure|count|know|evaluate|judge|record|monitor)\b/giu;

const others = [
  /(?<!\p{L})(?:queremos|quisiéramos|proponemos|deseamos|la idea es|el (?:proyecto|objetivo) es|vamos a)(?!\p{L})/iu,
  /(?<!\p{L})(?:nous (?:voulons|souhaitons|proposons|voudrions|allons)|on (?:voudrait|veut|aimerait|souhaite)|le projet (?:vise|consiste|comprend)|notre (?:but|projet) est)(?!\p{L})/iu,
  /(?<!\p{L})(?:wir(?:, [^.;]{3,140},)? (?:wollen|möchten|planen|werden|beantragen)|(?:wollen|möchten) wir|(?:ziel|das vorhaben|das projekt) (?:ist|soll|wird)|geplant ist)(?!\p{L})/iu,
  /(?<!\p{L})(?:quer(?:emos|íamos)|gostaríamos|pretendemos|propomos|a ideia é|o (?:projeto|objetivo) é|vamos)(?!\p{L})/iu,
  /(?<!\p{L})(?:vogliamo|vorremmo|proponiamo|intendiamo|il progetto (?:prevede|vuole|mira))(?!\p{L})/iu,
  /(?<!\p{L})(?:wij? willen|willen (?:wij|we)|we gaan|wij? vragen|het (?:project|doel) is|graag willen we)(?!\p{L})/iu,
  /(?<!\p{L})(?:chcemy|chcielibyśmy|planujemy|zamierzamy|projekt (?:ma|polega|zakłada))(?!\p{L})/iu,
];

/** Whether a sentence says what somebody wants to do: "We wish to create a small service." In the languages whose words are known. */
export const statesIntent = (sentence: string): boolean =>
  intents.test(sentence.replace(refusal, " ")) || others.some((words) => words.test(sentence));
