/** What in a sentence speaks for its being addressed to a writing service. */
export interface Cue {
  /** What it counts; a sentence with `enough` is one. */
  weight: number;
  pattern: RegExp;
  /** Not where the words stand in quotation marks: somebody tells of them. */
  isSpoken?: true;
}

const combining = /[\u0300-\u036f]/g;
const plain = (source: string): string => source.normalize("NFD").replace(combining, "").normalize("NFC");

/** Patterns of which one is enough, between the letters of no other word. */
const anyOf = (...patterns: string[]): RegExp =>
  new RegExp(patterns.map((pattern) => `(?<![\\p{L}\\p{N}])(?:${plain(pattern)})(?![\\p{L}\\p{N}])`).join("|"), "u");

/** Patterns of scripts that do not separate words. */
const anyWithin = (...patterns: string[]): RegExp => new RegExp(patterns.join("|"), "u");

const few = "(?:[\\p{L}']+[ ,]+){0,4}?";
const some = "[^.!?]{0,60}?";

const machineEn =
  "(?:a\\.?i\\.?s?|llms?|gpt|chat ?gpt|claude|gemini|copilot|chatbots?|bots?|(?:large )?(?:language|writing|review|ai|text) (?:models?|tools?|software|assistants?|systems?|programs?|programmes?|agents?|engines?|generators?|services?)|automat(?:ed|ic) (?:writers?|assistants?|readers?|systems?|tools?)|virtual assistant|machine readers?)";
const machineFr =
  "(?:l?'?i\\.?a\\.?|intelligence artificielle|(?:un |le |au )?(?:modele|programme|assistant|redacteur|outil|logiciel|systeme)(?: (?:de langage|de langue|automatique|d'ecriture|de redaction|ia|d'ia|virtuel))+)";
const machineDe =
  "(?:ki|kunstliche intelligenz|sprachmodelle?n?s?|schreib(?:assistent|assistenz|hilfe|programm|dienst)\\p{L}*|ki-\\p{L}+|textgenerator\\p{L}*|assistenzsystem\\p{L}*)";
const machineEs =
  "(?:la ia|ia|inteligencia artificial|inteligencia artificiale|(?:modelo|asistente|programa|herramienta|redactor|sistema)(?: (?:de lenguaje|de escritura|de redaccion|virtual|automatic[oa]|de ia))+|modelo)";
const machinePt =
  "(?:a ia|ia|inteligencia artificial|(?:modelo|assistente|programa|ferramenta|redator|sistema)(?: (?:de linguagem|de escrita|de redacao|virtual|automatic[oa]|de ia))+)";
const machineIt =
  "(?:l'ia|ia|intelligenza artificiale|(?:modello|assistente|programma|strumento|redattore|sistema)(?: (?:linguistico|di linguaggio|di scrittura|virtuale|automatic[oa]|di ia|ia))+|modello)";
const machinePl =
  "(?:ai|si|sztuczn\\p{L}+ inteligencj\\p{L}+|model\\p{L}* jezykow\\p{L}+|asysten\\p{L}+ (?:pisani\\p{L}+|ai)|program\\p{L}* pisz\\p{L}+)";
const machineRu =
  "(?:ии|искусственн\\p{L}+ интеллект\\p{L}*|нейросет\\p{L}+|языков\\p{L}+ модел\\p{L}+|(?:ии-)?ассистент\\p{L}*|бот\\p{L}*)";
const machineCjk =
  "(?:AI|ai|人工知能|言語モデル|生成モデル|ライティングアシスタント|アシスタント|人工智能|语言模型|大模型|写作助手|助手|助理|模型|機器人|机器人)";
const machineHi = "(?:एआई|एआइ|कृत्रिम बुद्धिमत्ता|भाषा मॉडल|सहायक|मॉडल)";
const machineAr = "(?:الذكاء الاصطناعي|ذكاء اصطناعي|نموذج اللغة|النموذج اللغوي|المساعد|مساعد الكتابة|أيها النموذج)";

/** What counts as one: see `Cue.weight`. */
export const enough = 2;

/** What is enough next to a sentence that is one. */
export const enoughBeside = 1;

/** The cues, by what they say. All are matched against revealed text: small letters, no accents. */
export const cues = {
  /** Told to forget what holds. */
  override: {
    weight: 2,
    isSpoken: true,
    pattern: anyOf(
      `(?:ignore|disregard|forget|override|bypass|skip|drop|overrule|set aside|do not follow|don't follow|stop following|pay no attention to) ${few}(?:(?:previous|prior|earlier|above|preceding|former|existing|other|your|system|all|any|honesty|those|these|original|default)[ -]+)${few}(?:instructions?|rules?|prompts?|guidelines?|guidance|directions?|orders?|text|constraints?|commands?|safeguards?|training|guardrails?|polic(?:y|ies)|limits?|context)`,
      `(?:ignore|disregard|forget) (?:everything|anything|all|whatever|what) (?:that )?(?:you (?:were|have been|'ve been|had been) (?:told|given|asked|instructed)|the (?:user|applicant|system|developer)|(?:comes |came |stands |is |written )?(?:above|before this|so far))`,
      "(?:ignore|disregard|forget) (?:the )?(?:rules|instructions|prompts?) (?:above|before|given|so far|you)",
      "override (?:the|all|any|every|your) ",
      "(?:ignore[zr]?|oublie[zr]?|n'?e? ?ten(?:ez|ir) (?:aucun |pas )?compte|ne tiens pas compte|faites? abstraction|neglige[zr]?) (?:de |d'|des )?(?:tou(?:s|tes|t) )?(?:les |ce |vos |tes |des )?[^.!?]{0,30}?(?:instructions?|consignes?|regles?|precede|directives?|ci-dessus)",
      `(?:ignorier\\p{L}*|vergiss|vergessen sie|missachte\\p{L}*|uberge?h\\p{L}*|beachte\\p{L}* (?:nicht|keine)) ${few}(?:anweisung\\p{L}*|vorgab\\p{L}*|regeln?|instruktion\\p{L}*|auftr\\p{L}+|befehl\\p{L}*|vorherig\\p{L}*|bisherig\\p{L}*|obig\\p{L}*)`,
      `(?:ignor\\p{L}+|olvid\\p{L}+|no hag\\p{L}+ caso|haz caso omiso|no teng\\p{L}+ en cuenta|desoig\\p{L}+|descart\\p{L}+) ${few}(?:instruccion\\p{L}*|reglas?|ordenes|indicacion\\p{L}*|consignas?|anterior\\p{L}*)`,
      `(?:ignor\\p{L}+|esque[cç]\\p{L}+|desconsider\\p{L}+|desobede\\p{L}+|nao sig\\p{L}+) ${few}(?:instruc\\p{L}+|regras?|ordens?|indica[cç]\\p{L}+|diretrizes|anterior\\p{L}*|o que o (?:usuario|utilizador)|tudo o que)`,
      `(?:ignor\\p{L}+|dimentic\\p{L}+|trascur\\p{L}+|non (?:tenere|tener) conto|scord\\p{L}+) ${few}(?:istruzion\\p{L}*|regol\\p{L}*|indicazion\\p{L}*|comand\\p{L}+|precedent\\p{L}*|quanto (?:detto|scritto))`,
      `(?:zignoruj\\p{L}*|ignoruj\\p{L}*|zapomnij\\p{L}*|pomin\\p{L}*|nie zwazaj\\p{L}*) ${few}(?:polecen\\p{L}*|instrukcj\\p{L}*|zasad\\p{L}*|regul\\p{L}*|wskazow\\p{L}*|wczesniejsz\\p{L}*|poprzedni\\p{L}*)`,
      `(?:забуд\\p{L}*|игнориру\\p{L}*|проигнориру\\p{L}*|не обращай\\p{L}*|отмени\\p{L}*) ${few}(?:указани\\p{L}*|инструкци\\p{L}*|правил\\p{L}*|прежни\\p{L}*|предыдущ\\p{L}*|команд\\p{L}*)`,
      `(?:negeer|vergeet|sla) ${few}(?:instructies?|regels?|opdrachten?|vorige|eerdere)`,
    ),
  },
  overrideWithin: {
    weight: 2,
    isSpoken: true,
    pattern: anyWithin(
      "(?:忽略|无视|忘记|忘掉|不要理会|无需理会|請忽略)[^。！？]{0,12}(?:要求|指令|指示|规则|提示|内容|设定|说明|命令)",
      "(?:これまで|以前|上記|前述|今まで|先)[^。！？]{0,10}(?:指示|命令|ルール|規則|プロンプト|制約)[^。！？]{0,8}(?:無視|忘れ|従わ)",
      "(?:تجاهل|تجاهلي|انس|انسَ|لا تلتزم|أهمل)[^.!?؟]{0,25}(?:التعليمات|الأوامر|القواعد|الإرشادات|السابقة|ما سبق)",
      "(?:पिछले|पहले|ऊपर)[^।!?]{0,25}(?:निर्देश|नियम|आदेश)[^।!?]{0,20}(?:अनदेखा|भूल|नज़रअंदाज़|नजरअंदाज|न मान)",
      "(?:이전|위의|앞의)[^.!?]{0,12}(?:지시|명령|규칙)[^.!?]{0,8}(?:무시|잊)",
    ),
  },
  /** Spoken to as a machine. */
  address: {
    weight: 1.5,
    isSpoken: true,
    pattern: anyOf(
      `(?:note|message|instructions?|footnote|attention|reminder|important|request|memo|hint|dear|hello|hi|hey|to|for|addressed to) (?:(?:to|for|the|any|all|every|your|an?|this|whichever|important) ){0,3}(?:${machineEn}|assistant(?! (?:head|manager|director|cook|curator|supervisor|teacher|coach))(?= (?:drafting|writing|preparing|reading|that|who|which|processing|summari[sz]ing)| *[:,]))`,
      `(?:^|[\\[(#*>-] *)(?:the )?(?:${machineEn}|assistant|system|developer|model|llm-only|ai-only|writing assistant|reviewers and [^.:]{0,20}models?)(?: (?:only|note|message|instructions?|prompt|override|update|notice))? *:`,
      `if you(?:'re| are) (?:an? |the )?(?:${machineEn}|assistant|program|programme|machine|software|model|computer|robot)`,
      `(?:whoever|whatever|anyone|anything|whichever (?:\\p{L}+ ){0,2}) (?:that )?(?:is )?(?:summari[sz]|draft|rewrit|generat)\\p{L}* (?:this|the (?:proposal|application|bid|summary|document))`,
      `(?:when|while|as) (?:you(?:'re| are)? )?(?:summari[sz]\\p{L}*|draft\\p{L}*|generat\\p{L}*|rewrit\\p{L}*|compos\\p{L}*|process\\p{L}*) (?:this|the (?:proposal|application|bid|summary|text|document))`,
      `(?:the )?(?:${machineEn}|assistant|model|writer of the (?:application|proposal|bid|summary)|generated (?:text|proposal|application)) (?:shall|should|must|is to|has to|will now|may not|is now|is asked to|are asked to|are instructed to|is instructed to)`,
      `si (?:vous etes|tu es) (?:un |une |le |la )?(?:${machineFr}|programme|machine|robot|modele|assistant|logiciel|outil)`,
      `(?:note|instructions?|message|consignes?|attention|avis|a l'attention|cher|chere|rappel) (?:a |au |aux |pour |de |du |l'|le |la |les |tout ){0,3}(?:${machineFr}|modele|assistant|redacteur automatique|l'assistant)`,
      "(?:quand|lorsque|en|si) (?:tu |vous )?(?:resum|redige|reformul|prepar)\\p{L}* (?:cette|ce|la|le) (?:lettre|texte|document|dossier|demande|note)",
      `(?:hinweis|nachricht|anweisung|notiz|achtung|bitte|liebe|lieber|an|fur|entwicklernachricht|systemnachricht) (?:an |fur |die |das |den |der |jede |alle |ein |eine )*(?:${machineDe})`,
      "(?:entwickler|system)(?:nachricht|anweisung|meldung|hinweis) *:",
      `wenn (?:du|sie) (?:ein |eine |das |die |der )?(?:${machineDe}|programm|maschine|modell|assistent\\p{L}*)`,
      "wenn (?:du|sie) (?:diesen|dieses|diese|den|das) (?:\\p{L}+ )?(?:zusammenfass|umschreib|verarbeite)\\p{L}*",
      `(?:nota|instruccion\\p{L}*|mensaje|atencion|aviso|querid[oa]|para|ojo|estimad[oa]) (?:(?:para|a|al|el|la|los|las|de|del|importante|cualquier) ){0,3}(?:${machineEs}|asistente)`,
      `si (?:eres|es usted|usted es) (?:un |una |el |la )?(?:${machineEs}|modelo|asistente|programa|maquina|robot)`,
      "(?:al|cuando) (?:resum\\p{L}+|redact\\p{L}+|generar|generes) (?:est[ea]|la|el) (?:carta|texto|documento|solicitud|resumen|informe)",
      "el (?:modelo|asistente) (?:debe|tiene que|ha de|debera)",
      `(?:nota|instruc\\p{L}+|mensagem|atencao|aviso|car[oa]|querid[oa]|para|lembrete) *,? (?:(?:para|a|ao|o|as|os|de|do|qualquer) ){0,3}(?:${machinePt}|assistente(?: de \\p{L}+)?(?= *[:,]))`,
      `se (?:es|voce e|voce for|fores|for) (?:um |uma |o |a )?(?:${machinePt}|modelo|assistente|programa|maquina|robo)`,
      "(?:ao|quando) (?:resum\\p{L}+|redig\\p{L}+|gerar) (?:est[ea]|a|o) (?:carta|texto|documento|candidatura|pedido|relatorio)",
      `(?:nota|istruzion\\p{L}*|messaggio|attenzione|avviso|car[oa]|per|compito|nuovo compito) (?:(?:per|a|al|il|lo|la|di|del|importante|ogni) ){0,3}(?:${machineIt}|assistente(?= *[:,]))`,
      `se sei (?:un |una |il |la )?(?:${machineIt}|modello|assistente|programma|macchina)`,
      "(?:quando|se|nel) (?:riassum\\p{L}+|rediger\\p{L}*|scriv\\p{L}+ il riassunto|elabor\\p{L}+) (?:di )?(?:quest[aoe]|la|il) (?:lettera|testo|documento|domanda|relazione)",
      `(?:uwaga|notatka|instrukcja|wiadomosc|polecenie|droga|drogi) (?:(?:dla|do|na) )?(?:${machinePl}|modelu|modela|asystenta|asystencie)`,
      "jesli (?:jestes|piszesz|streszczasz)",
      `(?:внимание|примечание|сообщение|инструкци\\p{L}*|уважаем\\p{L}+|дорог\\p{L}+|указание|заметка) (?:для |к )?(?:${machineRu}|модел\\p{L}+)`,
      `если (?:ты|вы) (?:- |— )?(?:${machineRu}|модель|программа|машина)`,
      "when summarising",
      `(?:nota|opmerking|bericht|instructie|let op) (?:voor |aan )?(?:de |het |elke )?(?:ai|taalmodel|schrijfassistent|assistent)`,
    ),
  },
  addressWithin: {
    weight: 1.5,
    isSpoken: true,
    pattern: anyWithin(
      `(?:${machineCjk})[^。！？]{0,6}(?:注意|请注意|須知|：|:|,|，|へ|に告ぐ|の皆さん)`,
      "(?:总结|概括|撰写|编写|生成|改写)(?:本|这份|这篇|此)?(?:简介|文件|文档|文本|材料|申请|报告)?时",
      "(?:この|本)(?:文書|資料|文章|報告書)を(?:要約|処理|もとに|読)[^。！？]{0,12}(?:AI|モデル|システム|方|際)",
      `(?:致|给|對|对)(?:${machineCjk})`,
      "你现在是|你現在是|从现在起你|あなたは今から|これからあなたは",
      `(?:${machineHi})[^।!?]{0,12}(?:ध्यान|के लिए|:|,)`,
      "(?:सार|सारांश|आवेदन)[^।!?]{0,6}(?:लिखते|बनाते|तैयार करते) समय",
      `(?:ملاحظة|تنبيه|رسالة|تعليمات|عزيزي|إلى|يا)[^.!?؟]{0,10}(?:${machineAr})`,
      "(?:عند|أثناء) (?:تلخيص|كتابة|صياغة) (?:هذا|هذه|الطلب|الملخص)",
      "(?:إذا كنت) (?:نموذج|برنامج|ذكاء|مساعد)",
    ),
  },
  /** A machine is named. */
  machine: {
    weight: 0.5,
    pattern: anyOf(machineEn, machineFr, machineDe, machineEs, machinePt, machineIt, machinePl, machineRu),
  },
  /** Told what to write, in the imperative. */
  order: {
    weight: 1,
    isSpoken: true,
    pattern: anyOf(
      "(?:please |pls |kindly |just |and |then |always |also |instead |could you |you must |you should |shall |must |should |to )*(?:write|say|state|mention|add|include|insert|call|describe|claim|declare|cite|name|praise|put|give the cost|leave out|omit|answer|respond|reply|output|report|rate|treat|present|round \\p{L}+(?: \\p{L}+){0,3} up|refer to|recommend) (?!ing)(?:that|the |it |this |only|out|in the|\\d|[\"“'‘«]|an? |our |we |us |item)",
      "(?:ecri(?:s|vez|re)|indique[zr]?|ajoute[zr]?|mentionne[zr]?|precise[zr]?|cite[zr]?|dis|dites|presente[zr]?|arrondi[srz]?\\p{L}*|inclu[rst]\\p{L}*|insere[zr]?|note[zr]?|merci d[e'] ?\\p{L}+) (?:que|le|la|les|l'|dans|bien|un|une|aussi)",
      "(?:schreib\\p{L}*|erwahn\\p{L}*|nenn\\p{L}*|fug\\p{L}*|gib|geben sie|behaupt\\p{L}*|lob\\p{L}*|stell\\p{L}*|sag|sagen sie|bezeichn\\p{L}*|setz\\p{L}*) (?:bitte|dass|die|den|das|der|noch|sie|ihn|auch|an|hinzu|im|in)",
      "(?:escrib\\p{L}+|redact\\p{L}+|indic\\p{L}+|mencion\\p{L}+|anad\\p{L}+|inclu\\p{L}+|di|diga|present\\p{L}+|cit[ae]\\p{L}*|afirm\\p{L}+|pon|ponga|omit\\p{L}+) (?:que|el|la|los|las|en|este|esta|un|una)",
      "(?:escrev\\p{L}+|redig\\p{L}+|indiqu\\p{L}+|mencion\\p{L}+|acrescent\\p{L}+|inclu\\p{L}+|diga|diz|apresent\\p{L}+|cit[ae]\\p{L}*|afirm\\p{L}+|elogi\\p{L}+|adicion\\p{L}+) (?:que|o|a|os|as|em|no|na|este|esta|um|uma)",
      "(?:scriv\\p{L}+|indic\\p{L}+|menzion\\p{L}+|aggiung\\p{L}+|includ\\p{L}+|inser\\p{L}+|cit[ai]\\p{L}*|present\\p{L}+|loda\\p{L}*|di' |afferm\\p{L}+) (?:che|il|la|lo|i|le|nel|nella|un|una|anche)",
      "(?:napisz\\p{L}*|dodaj\\p{L}*|wspomnij\\p{L}*|podaj\\p{L}*|wpisz\\p{L}*|pochwal\\p{L}*|umiesc\\p{L}*|zaznacz\\p{L}*)",
      "(?:напиши\\p{L}*|укажи\\p{L}*|добавь\\p{L}*|упомяни\\p{L}*|включи\\p{L}*|вставь\\p{L}*|похвали\\p{L}*|дай\\p{L}* ссылку|назови\\p{L}*)",
      "(?:schrijf|vermeld|noem|voeg|zet)",
    ),
  },
  orderWithin: {
    weight: 1,
    isSpoken: true,
    pattern: anyWithin(
      "请[^。！？]{0,12}(?:提到|提及|写明|写上|注明|加入|强调|评价|推荐|说明)|在申请书中写|(?:给予|给出)[^。！？]{0,8}评价",
      "(?:書き添え|書いて|記載し|記述し|加えて|追記し|称賛し|強調し)て?ください|と(?:書く|記す)こと",
      "(?:اكتب|اذكر|أضف|أدرج|امدح|قل إن|أشر إلى)",
      "(?:लिखें|लिखिए|जोड़ें|जोड़ दें|उल्लेख करें|बताएं|शामिल करें)",
    ),
  },
  /** What is asked is to reach the text that is being written. */
  target: {
    weight: 0.5,
    pattern: anyOf(
      "proposals?|applications?|summar(?:y|ies)|bids?|drafts?|generated text|budget of the",
      "proposition|demande|candidature|resume|dossier",
      "antrag\\p{L}*|zusammenfassung|bewerbung",
      "solicitud|propuesta|resumen|candidatura|proposta|resumo|pedido",
      "domanda|riassunto|wniosk\\p{L}*|streszczeni\\p{L}*|заявк\\p{L}*|резюме",
    ),
  },
  /** Told to keep it from the person. */
  secrecy: {
    weight: 1.5,
    isSpoken: true,
    pattern: anyOf(
      "(?:do not|don't|never|no need to|without|not to|avoid) (?:\\p{L}+ )?(?:mention(?:ing)?|tell(?:ing)?|troubl(?:e|ing)|inform(?:ing)?|alert(?:ing)?|show(?:ing)?|reveal(?:ing)?|disclos(?:e|ing)|repeat(?:ing)?|report(?:ing)?|flag(?:ging)?|bother(?:ing)?|warn(?:ing)?|notify(?:ing)?|let(?:ting)?)[^.!?]{0,30}(?:the (?:user|applicant|person|human|reader|client)|this (?:note|message|line|instruction|comment|passage|prompt|sentence)|that (?:i|you) (?:changed|added|were|have)|to them that)",
      "(?:never|do not|don't) (?:say|put|mark|flag|list)[^.!?]{0,40}(?:not been checked|unchecked|unsupported|to check|things to check|unverified)",
      "(?:keep|stay) (?:it|this|that|the \\p{L}+)?[^.!?]{0,10}(?:between us|secret|quiet|hidden|to yourself)",
      "ne (?:le |l'|la |les )?(?:dis|dites|mentionne\\p{L}*|signale\\p{L}*|montre\\p{L}*|revele\\p{L}*|prevene\\p{L}*) (?:pas|rien)[^.!?]{0,30}(?:utilisat\\p{L}+|demandeu\\p{L}+|candidat\\p{L}*|personne|cette (?:note|phrase|consigne)|ce message)",
      "(?:nachricht|anweisung|hinweis|kommentar|notiz|zeile|satz)[^.!?]{0,12}(?:nicht|niemals) (?:ausgeben|erwahnen|anzeigen|wiederholen|zeigen|weitergeben)|(?:nutzer|antragsteller|anwender)\\p{L}*[^.!?]{0,20}(?:nichts|nicht)[^.!?]{0,20}(?:sagen|mitteilen|informieren|zeigen)",
      "no (?:se lo |lo |le |les )?(?:dig\\p{L}+|mencion\\p{L}+|avis\\p{L}+|inform\\p{L}+|muestr\\p{L}+|revel\\p{L}+)[^.!?]{0,30}(?:usuari\\p{L}+|solicitant\\p{L}+|persona|esta nota|este mensaje)",
      "(?:nao (?:dig\\p{L}+|mencion\\p{L}+|avis\\p{L}+|inform\\p{L}+|mostr\\p{L}+|revel\\p{L}+)[^.!?]{0,30}(?:usuari\\p{L}+|utilizador\\p{L}*|candidat\\p{L}+|esta nota|este comentario)|(?:mantem|mantenha|guard\\p{L}+) (?:o )?segredo)",
      "non (?:dire|segnalare|menzionare|mostrare|rivelare|informare|avvisare)[^.!?]{0,30}(?:utente|richiedente|persona|questa nota|questo messaggio)",
      "nie (?:mow\\p{L}*|wspominaj\\p{L}*|informuj\\p{L}*|pokazuj\\p{L}*)[^.!?]{0,30}(?:uzytkowni\\p{L}+|wnioskodawc\\p{L}+|o tym)",
      "не (?:говори\\p{L}*|сообщай\\p{L}*|упоминай\\p{L}*|показывай\\p{L}*)[^.!?]{0,30}(?:пользовател\\p{L}+|заявител\\p{L}+|об этом)",
    ),
  },
  secrecyWithin: {
    weight: 1.5,
    pattern: anyWithin(
      "(?:不要|无需|不必|请勿|别)[^。！？]{0,8}(?:用户|申请人|使用者)[^。！？]{0,12}",
      "(?:利用者|ユーザー|申請者|使用者)[^。！？]{0,12}(?:知らせ|伝え|言わ|見せ)[^。！？]{0,6}(?:ない|不要|ありません|ください)",
      "(?:لا تخبر|لا تذكر|دون إخبار)[^.!?؟]{0,20}(?:المستخدم|مقدم الطلب)",
      "(?:उपयोगकर्ता|आवेदक)[^।!?]{0,20}(?:न बताएं|मत बताएं|नहीं बताना)",
    ),
  },
  /** Given another part to play. */
  role: {
    weight: 1.5,
    isSpoken: true,
    pattern: anyOf(
      "you are (?:now|no longer) (?!trees|asked|invited|able|welcome|entitled|leaving|entering|free|ready|in )(?:an? |the )?\\p{L}+",
      "from now on,? (?:you|answer|act|respond|speak|write|reply)",
      "(?:act|behave|respond|answer|reply) (?:only )?(?:as|like) (?:an? |the |if you (?:were|are) )\\p{L}+(?:'s)? (?:press|editor|copywriter|spokes|office|reviewer|expert|sponsor|assistant|model)",
      "new (?:task|instructions?|role|system prompt)(?: for (?:the |an? )?\\p{L}+)? *:",
      "nuovo compito|nueva tarea|nouvelle (?:tache|instruction)|neue (?:aufgabe|anweisung)|nova tarefa|nowe zadanie|новая задача",
      "the (?:user|applicant|system|developer) has (?:now |just )?(?:sent|agreed|asked|approved|confirmed|changed)",
      "du bist (?:jetzt|nun|ab sofort)|tu es (?:maintenant|desormais)|vous etes (?:maintenant|desormais)|ahora eres|a partir de ahora (?:eres|responde)|agora es|agora voce e|ora sei|d'ora in poi|jestes teraz|od teraz jestes|теперь ты|отныне ты",
    ),
  },
  /** What a chat leaves behind where its answer was pasted. */
  residue: {
    weight: 2,
    pattern: anyOf(
      "as an? (?:ai|artificial intelligence)(?: language)?(?: model| assistant)?,? (?:i|my)",
      "(?:^|^\\W*)(?:sure|certainly|of course|absolutely|great)[!,.]? ?(?:here(?:'s| is| are)|below is|i(?:'d| would) be happy|i can)",
      "here(?:'s| is) (?:an? |the |your )?(?:\\p{L}+,? )?(?:polished|revised|rewritten|improved|refined|updated|edited|expanded|shorter|draft|professional|compelling) (?:\\p{L}+ )?(?:version|draft|text|paragraph|summary|proposal|rewrite|description)",
      "would you like me to|let me know if you(?:'d| would) like (?:me|any|a |this)|i hope this (?:draft|helps|version|text)|feel free to (?:ask|adjust|modify|customi[sz]e|edit)|happy to (?:revise|adjust|refine|help further)|i can(?:'t|not) (?:access|browse|verify)|my knowledge cut-?off|i don't have access to",
      "(?:^|^\\W*)(?:bien sur|certainement|voici (?:une|la) (?:version|proposition)(?: \\p{L}+)?)[^.!?]{0,60}(?:version|texte|proposition)|souhaitez-vous que je|n'hesitez pas a me (?:dire|demander)|en tant que modele (?:de langage|d'ia|ia)",
      "(?:^|^\\W*)(?:gerne|naturlich|klar|selbstverstandlich)[!,.]? ?hier ist|hier ist (?:eine?|der|die|ihr\\p{L}*) (?:uberarbeitet|verbessert|angepasst)\\p{L}*|mochten sie,? dass ich|soll ich (?:den text|das|ihn|noch|die)|als (?:ki|sprachmodell|ki-sprachmodell)",
      "(?:^|^\\W*)(?:claro|por supuesto|desde luego)[!,.]? ?(?:aqui|le presento)|aqui (?:tienes|tiene|esta) (?:una|la) version|(?:quieres|desea|te gustaria|le gustaria) que (?:lo|la|le|te|haga|adapte|anada|ajuste)|como modelo de lenguaje|espero que (?:esto|este borrador|te|le) (?:te |le )?(?:ayude|sirva)",
      "(?:^|^\\W*)(?:claro|com certeza|certamente)[!,.]? ?(?:aqui|segue)|aqui esta (?:uma|a) versao|(?:gostaria|queres|quer) que eu|como (?:um )?modelo de linguagem|espero que (?:isto|isso|este) ajude",
      "(?:^|^\\W*)(?:certo|certamente|ecco)[!,.]? ?(?:ecco|una|la)? ?(?:una|la)? ?versione|vuoi che (?:lo|la|aggiunga|adatti)|come modello linguistico|fammi sapere se (?:vuoi|preferisci)",
      "(?:^|^\\W*)(?:jasne|oczywiscie)[!,.]? ?oto|oto (?:poprawion\\p{L}+|ulepszon\\p{L}+|dopracowan\\p{L}+)|czy (?:chcesz|mam)[^.!?]{0,20}(?:zeby|zebym|dostosowac|skrocic|dodac)|jako model jezykowy",
      "(?:^|^\\W*)(?:конечно|разумеется)[!,.]? ?вот|вот (?:улучшенн|доработанн|исправленн|отредактированн)\\p{L}*|хотите,? чтобы я|если хотите,? (?:я )?могу|как языковая модель",
    ),
  },
  residueWithin: {
    weight: 2,
    pattern: anyWithin(
      "(?:はい、)?承知(?:し|いた)[^。]{0,8}。?|以下に示します|ご希望でしたら|調整することもできます|お役に立て(?:れば|ば)幸い",
      "(?:好的|当然)[！，,!。]?(?:以下|下面|这)是|以下是(?:为您|一份|润色|修改)|如果您需要[^。]{0,20}(?:我可以|请告诉我)|作为(?:一个|一名)?(?:AI|人工智能)?语言模型|希望(?:这|对您)有(?:所)?帮助",
      "بالتأكيد[!،,]? ?(?:إليك|هذه|هنا)|إليك (?:نسخة|النص|المسودة|صياغة)|هل (?:ترغب|تريد) (?:أن|في أن) (?:أقوم|أضيف|أعدل|أختصر)|كنموذج لغوي|بصفتي نموذج",
      "(?:ज़रूर|जरूर|बिल्कुल)[!,]? ?(?:यह|यहाँ|नीचे)|यह रहा|क्या आप चाहते हैं कि मैं|एक (?:एआई|भाषा) मॉडल के रूप में",
      "물론(?:이죠|입니다)[!,.]? ?|다음은 [^.]{0,15}(?:다듬은|수정한)|원하시면",
    ),
  },
  /** An order for a text, as it is given to a model. */
  prompt: {
    weight: 2,
    pattern: anyOf(
      "^\\W*(?:please )?(?:write|generate|draft|compose|produce|create|rewrite) (?:me )?(?:an? |about |some |up to |at least |around )?(?:\\d+(?: ?[-–] ?\\d+)?|two|three|four)[ -](?:\\p{L}+ )?(?:words?|paragraphs?|sentences?|pages?)[^\\n]{0,200}(?:tone|voice|keywords?|jargon|persuasive|statistics|compelling|professional|style of|seo)",
      "^\\W*\\[(?:please )?(?:write|generate|draft|compose|rewrite|expand|summari[sz]e)[^\\]]{10,}\\]",
      "^\\W*(?:generate|rewrite) (?:\\d|an? |the |this |two|three)[^\\n]{0,80}(?:persuasive|paragraphs?|sentences|words)",
      "in the (?:voice|style|tone) of an? [^.]{0,40}include (?:the )?keywords?",
      "^\\W*\\[(?:schreib|verfass|generier|redige[zr]?|ecri|escrib|redact|escrev|scriv|napisz|напиши)\\p{L}*[^\\]]{10,}\\]",
    ),
  },
  /** Signs by which messages to a model are divided. */
  markup: {
    weight: 1,
    pattern:
      /<\|[a-z_]+\|>|\[\/?inst\]|<\/?(?:attachment|system|user|data|document|instructions?|prompt)>|role: ?["']?(?:developer|system|user|assistant)|^[^\p{L}]*(?:end of (?:the )?(?:document|file|attachment|context)|fine del documento|fin du document|ende des dokuments|fin del documento|fim do documento)[^\p{L}]*$|<!--|###|\[\[|```/u,
  },
  /** Told to read what nobody can. */
  encoded: {
    weight: 2,
    pattern:
      /(?:decode|base64|rot13|decrypt|entschlussel\p{L}*|decod[ie]\p{L}*)[^.!?]{0,60}(?:do|follow|obey|as it says|line|execute|folge|suis|sigue|carry)/u,
  },
  /** Told how to judge. */
  verdict: {
    weight: 1,
    isSpoken: true,
    pattern: anyOf(
      `(?:rate|score|mark|grade|give|award|rank) ${some}(?:outstanding|highest|top (?:score|marks?)|maximum|excellent|full marks|10 ?/ ?10|5 ?/ ?5)`,
      `als [»„"«]?(?:herausragend|exzellent|hervorragend)[»“"«]? (?:einzustufen|zu bewerten)`,
      "(?:favorable|favoravel|favorevole|excelente|eccellente|wybitn\\p{L}+)",
      "praise|praises|elogia|lobe sie|loda",
    ),
  },
} satisfies Record<string, Cue>;
