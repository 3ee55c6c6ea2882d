/** Words by which a text says itself that a figure was put together, compared or divided, in each language. */
const cues = new RegExp(
  "(?<!\\p{L})(?:" +
    [
      // English
      "totals?|total(?:l?ing|l?ed)|in all|altogether|together|overall|sum|adds? up|add(?:ed|ing)|comes? to|amounts? to|amounting|add|combined|thus|therefore|hence|i\\.e\\.|that is|remain\\w*|left|leav\\w+|balance|surplus|gap|shortfall|missing|difference|further|remainder|net of|after|rest|between (?:them|us)|equals?|per|accounts? for|twice|double[ds]?|tripled?|factor|fold|half|of whom|of which|lost|whole|entire|in total|yields?|brings? in|margin|annually|cost",
      // Spanish
      "total|totales|en total|suman?|suma|asciende[n]?|en conjunto|juntos|es decir|o sea|equivale[n]?|resta[n]?|quedan?|faltan?|falta|diferencia|cada|promedio|veces|doble|mitad|parte|por tanto|cuesta[n]?|aportaron",
      // French
      "total|au total|en tout|somme|s'élève(?:nt)?|ensemble|soit|c'est-à-dire|reste[nt]*|manque[nt]*|écart|différence|chaque|chacun\\w*|fois|double|moitié|donc|représent\\w*|coûte\\w*|apporte|nette?",
      // Portuguese
      "total|ao todo|somam?|soma|ascende[m]?|em conjunto|ou seja|isto é|equivale[m]?|restam?|faltam?|falta|diferença|cada|menos|vezes|dobro|metade|parte|portanto|custam?|rendem?|poupa|pelo que|contribu\\w*",
      // German
      "insgesamt|gesamt\\w*|zusammen|summe|beträgt|betragen|belaufen|beläuft|also|somit|das sind|das heißt|bleib\\w*|fehl\\w*|rest|restlich\\w*|differenz|unterschied|je|jeweils|pro|durchschnitt\\w*|schnitt|mal|doppelt\\w*|hälfte|anteil|entfallen|entfällt|kostet|kosten|davon|machen|macht",
      // Italian
      "totale|in tutto|somma\\w*|ammonta\\w*|insieme|cioè|ossia|equival\\w*|rest\\w*|manc\\w*|differenza|ogni|ciascun\\w*|media|volte|doppio|metà|parte|aument\\w*|diminu\\w*|quindi|costa\\w*|tolti|fanno",
      // Dutch, Polish, Russian, Turkish, Swahili
      "totaal|samen|bedraagt|bedragen|dus|blijft|ontbreekt|verschil|elk|per|gemiddeld|keer|dubbel|helft|kosten|kost",
      "razem|łącznie|suma|wynos\\w*|czyli|pozosta\\w*|brakuj\\w*|różnica|każd\\w*|średnio|razy|połowa|koszt\\w*",
      "всего|итого|вместе|сумма|составля\\w*|составил\\w*|то есть|остал\\w*|остаётся|хватает|разница|кажд\\w*|среднем|раза?|половина|принесли|приходится|это|нужно|стоит",
      "toplam|birlikte|yani|kalan|eksik|fark|her|ortalama|kat|yarısı|jumla|pamoja|yaani|inabaki|kila|wastani|mara|nusu",
    ].join("|") +
    ")(?!\\p{L})|المجموع|مجموع|إجمالي|معا|أي|يبقى|المتبقي|الفرق|بزيادة|لكل|معدل|أكثر|ضعف|نصف|تكلفة|نطلب|कुल|मिलाकर|यानी|शेष|अंतर|प्रति|औसत|合計|合わせて|つまり|残り|差|平均|倍|总共|共计|合计|即|剩余|平均",
  "iu",
);

/** Whether a sentence says that a figure in it was worked out. */
export const saysWorked = (sentence: string): boolean => cues.test(sentence);
