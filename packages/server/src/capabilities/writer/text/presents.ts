/** The whole by its name, with a word that would else point back: "This study", "Dit onderzoek". */
const whole =
  /^(?:This (?:projects?|stud(?:y|ies)|proposal|application|request|research|programme|program|scheme|initiative|pilot|trial|fellowship|grant)|Dieses (?:Projekt|Vorhaben|Programm)|Diese (?:Studie|Arbeit|Untersuchung)|Dieser Antrag|Questo (?:progetto|studio|programma)|Dit (?:project|onderzoek|voorstel|plan|programma)|Deze (?:studie|aanvraag))(?!\p{L})/u;

/** Whether a sentence is about the whole and names it: it leans on nothing. In the languages whose words are known. */
export const namesWhole = (sentence: string): boolean => whole.test(sentence);

const definition =
  /^(?:it|this)(?:['’]s| is)(?! (?:not|never|no|why|how|what|where|when|because|too|also|still|now|only|so|that|this|them|they|here|there|hard|easy|true|clear|possible|important)\b) /iu;

/** Whether a sentence says what something is, and could be the first that is said of it: "It's a sauna on wheels for the sea swimmers." In English. */
export const presents = (sentence: string): boolean => definition.test(sentence);
