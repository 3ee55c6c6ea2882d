/** Words that point back, at the beginning of a sentence, by language. */
const pointing: readonly RegExp[] = [
  /^(?:They|It|This|These|Those|He|She|His|Her|Their|Its|Then|Afterwards|But|And|So|However|Also|Therefore|Thus|Both|There|That|Such|Neither|Others|Moreover|Furthermore|Similarly|Likewise|Hence|Instead|Otherwise|Meanwhile|Since then|By then|Until then|After that|In addition|For (?:example|instance|this|that)|As a result|Because of (?:this|that)|(?:A|The) (?:second|secondary|third|further)|Another|Most of (?:them|these|those)|(?:Each|One|All|Some|Many|None|Half) of (?:them|these|those)|The (?:latter|former|others?|rest|same))\b/u,
  /^(?:Ellos|Ellas|Esto|Eso|Estos|Estas|Ese|Esa|Esos|Esas|Además|También|Sin embargo|Por eso|Por ello|Así|Luego|Después|Pero|Allí|Con ello)(?!\p{L})/u,
  /^(?:Ils|Elles|Cela|Ceci|Ces|De plus|En outre|Ainsi|Mais|Ensuite|Puis|C[’']est pourquoi|Celui-ci|Celle-ci|Ceux-ci|Là|Cette (?:dernière|somme))(?!\p{L})/u,
  /^(?:Dies|Diese[rsmn]?|Damit|Dabei|Dazu|Dadurch|Dafür|Danach|Dann|Deshalb|Daher|Außerdem|Dort|Aber|Doch|Zudem|Beide|Dessen|Deren)(?!\p{L})/u,
  /^(?:Eles|Elas|Isso|Isto|Esses?|Essas?|Estes|Estas|Além disso|Também|Mas|Depois|Por isso|Assim|Ali)(?!\p{L})/u,
  /^(?:Questo|Questi|Queste|Quello|Essi|Inoltre|Ma|Poi|Quindi|Perciò|Così|Lì|Per questo)(?!\p{L})/u,
  /^(?:Zij|Ze|Dit|Deze|Daarom|Daarna|Daarbij|Ook|Maar|Dan|Daarmee|Bovendien)(?!\p{L})/u,
  /^(?:Oni|One|Dzięki temu|Dlatego|Ponadto|Potem|Następnie|Ale|Również|Także|Tam)(?!\p{L})/u,
];

/** Whether a sentence says something of what the one before it named: "They train together." In the languages whose words are known. */
export const leansOnBefore = (sentence: string): boolean => pointing.some((words) => words.test(sentence));
