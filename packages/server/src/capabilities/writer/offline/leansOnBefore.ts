const dependentStart =
  /^(?:They|It|This|These|Those|He|She|His|Her|Their|Its|Then|Afterwards|But|And|So|However|Also|Therefore|Thus|Both|There|That|Such|Neither|Others|Most of them|Each of them|One of them|All of them|The (?:latter|former|others?|rest|same))\b/;

/** Whether a sentence says something of what the one before it named: "They train together." English only. */
export const leansOnBefore = (sentence: string): boolean => dependentStart.test(sentence);
