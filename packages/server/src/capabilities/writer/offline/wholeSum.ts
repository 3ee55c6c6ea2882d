const ofWholeSum =
  /(?<!\p{L})(?:total|altogether|in all|in total|asking|ask (?:you )?for|we (?:ask|seek|request|need)|(?:is|are) (?:sought|requested|asked for|needed)|grant of|application is for|budget (?:is|of)|what we(?:['’]re| are) after|whole|all together|i make it|comes? to|everything|it['’]d cost|it would cost|en total|suma|costaría|au total|en tout|insgesamt|zusammen|no total|łącznie|całość|wynosi|in totale|pedimos|solicitamos|demandons|beantragen|demandé(?:e|s|es)?|demande|pedido|solicitad[oa]s?|beantragt|wnioskujemy|chiediamo|richiest[oaie]|vragen wij|gevraagd)(?!\p{L})/iu;

/** Whether a text says what the whole costs, or how much is asked for: in the languages whose words are known. */
export const saysWholeSum = (text: string): boolean => ofWholeSum.test(text);
