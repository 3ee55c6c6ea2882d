import type { SourceIndex } from "./sourceIndex.ts";
import { stemOf, wordsOf } from "./stems.ts";

const stemsIn = (words: string) => new Set(wordsOf(words).map(stemOf));

/** Words that any proposal has, whatever its project: a sentence of these alone claims nothing. */
const general = stemsIn(
  // English
  "project program programme section describe plan planned work activity organise organised organisation proposal application grant fund funding funder applicant team budget cost timeline need goal aim objective outcome result " +
    "set sets out explain show give gives given detail here part turn next first second last finally together then later page table list summary overview purpose how what why when where who whom which support request ask seek provide provided such well both several various step order " +
    "paragraph line item figure audience explained explain tell learn way ways try tried year unless otherwise stated state stand additional question question available simple build cost followed every whole main important make made take taken carry carried done use used using new " +
    "price prices amount amounts include including tax taxes present presented form text document chapter point points case cases per find finding money simple propose proposed " +
    "thank thanks glad pleased happy welcome look forward hear contact hesitate answer reply letter attached annex annexes appendix appendices enclosed basis based base source sources quoted quote sum sums total totals number numbers rounded year currency beginning end start begin ends course kind kinds sort way following remain remaining reason reasons decision consider consideration interest interested short brief briefly long detail main addition sense change changes matter matters idea ideas thing things approach approaches task tasks phase phases offer offers offered local place places stay income expense expenses expenditure revenue reference refer " +
    // Small numbers, which count what the text itself has
    "one two three four five six seven eight nine ten uno dos tres cuatro cinco seis un deux trois quatre cinq six dois três quatro cinco seis eins zwei drei vier fünf sechs due tre quattro cinque sei twee drie vier vijf dwa trzy cztery pięć два три четыре пять " +
    // Spanish
    "proyecto sección detalla detallan describe describen explica explican explicamos presenta presentan presentamos expone exponen actividad actividades ordenan orden objetivo objetivos costo costos coste costes aportaciones presupuesto siguiente siguientes resumen calendario plan precio precios monto montos importe importes cifras expresan expresados indica indican incluye incluyen impuestos paso pasos apartado propuesta solicitud comprará hará será según qué quién cómo cuándo " +
    "gracias agradecemos atentamente quedamos disposición consulta pregunta adjunto adjuntos anexo anexos respuesta tareas fases trabajo trabajos medidas ofertas principal principales forma manera finalmente primero después luego continuación gastos ingresos financiación financiamiento comunidad proyecto idea ideas cambio cambios " +
    // French
    "projet section suivant suivante suivants suivantes décrit décrivent activités activité objectif objectifs coûts coût budget calendrier résumé présente présentent présentées présentés présentée détail détaillé étape étapes ordre montant montants prix tous toutes donné donnés exprimé exprimés indiqué indiqués euros comprend comprennent taxes dossier demande partie chapitre quoi comment quand travaux prévus prévu " +
    "merci remercions restons disposition question questions joint joints annexe annexes réponse tâches phases travail mesures devis principal principaux manière enfin abord ensuite puis idée idées trouver chacun chacune détaillés dépense dépenses recette recettes financement précisent précise distingue distinguent lignes " +
    // Portuguese
    "projeto secção seção seguinte descreve descrevem descrevemos explica explicam apresenta apresentam apresentamos atividades atividade objetivos objetivo custos custo orçamento calendário resumo esclarecimento adicional dispor ficamos qualquer responder pergunta perguntas seguida trabalhos previstos previsto etapas etapa ordem preço preços valores valor montantes incluem indicados capítulo proposta candidatura " +
    "obrigado agradecemos disposição anexo anexos resposta tarefas fases trabalho medidas principal principais forma maneira finalmente primeiro depois despesas receitas financiamento ideia ideias mudança todos todas dados dadas euros " +
    // German
    "projekt vorhaben abschnitt folgende folgenden folgendes folgt folgen beschreibt beschreiben beschrieben erläutert erläutern dargestellt dargelegt tätigkeiten ziele ziel kosten haushalt zeitplan überblick einzelnen wie abläuft ablauf preise preis beträge betrag angaben angegeben euro verstehen einschließlich inklusive steuer steuern mehrwertsteuer sämtliche alle schritte schritt reihenfolge kapitel antrag wird wurde maßnahmen maßnahme geplant geplanten vorgesehen " +
    "danke dank freuen verfügung fragen frage gern gerne anlage anlagen antwort aufgaben phasen phase arbeit arbeiten arbeitsschritte angebote angebot wesentliche zunächst anschließend schließlich danach zuletzt idee ideen hier unten stehen steht teil teile finanzierung ausgaben einnahmen mittel antrags unser unsere " +
    // Italian
    "progetto sezione seguente seguenti seguito descrive descrivono descritte illustra illustrano presenta presentano attività obiettivi obiettivo bilancio costi costo calendario previste previsti previsto lavori prezzi prezzo importi importo cifre indicati indicate euro compresa inclusa iva passi fasi ordine capitolo proposta domanda tutti tutte " +
    "grazie ringraziamo disposizione domande allegato allegati risposta compiti lavoro principali modo infine prima poi spese entrate finanziamento idea idee tutto cambiamento " +
    // Dutch
    "project hoofdstuk paragraaf volgende volgt beschrijft beschrijven beschreven toegelicht activiteiten activiteit doelen doel kosten begroting planning overzicht prijzen prijs bedragen bedrag zijn inclusief btw stappen volgorde aanvraag gepland geplande " +
    // Polish
    "projekt rozdział sekcja następujące następny następująco opis opisuje opisujemy opisano przedstawia przedstawiamy przedstawiono działania działanie cele cel koszty koszt budżet harmonogram kwoty kwota ceny cena podane podano wydatki przychody finansowanie rodzaje kolejno wszystkie zawierają brutto kolejność kroki etapy wniosek planowane " +
    // Russian
    "проект раздел следующий следующие описан описана описано описаны описывает описывается приведены приведена приведено указаны указана указано представлен представлены мероприятия деятельность цели цель задачи расходы бюджет смета график цена цены суммы сумма рублях евро порядок этапы заявка будет будут построено сделано что как зачем когда все " +
    // Turkish
    "proje bölüm bölümde aşağıda aşağıdaki anlatılmaktadır açıklanmaktadır sunulmaktadır faaliyet faaliyetler amaç amaçlar hedef hedefler maliyet maliyetler bütçe takvim özet fiyat fiyatlar tutar tutarlar adım adımlar sıra sırayla " +
    // Swahili
    "mradi sehemu ifuatayo yafuatayo inaeleza inaelezea shughuli malengo lengo gharama bajeti ratiba muhtasari bei hatua kiasi " +
    // Arabic
    "المشروع مشروع القسم التالي التالية يلي فيما نعرض نصف وصف عرض الأنشطة للأنشطة أنشطة ترتيب ترتيبها وترتيبها الأهداف هدف التكاليف تكاليف الميزانية الجدول الزمني ملخص الأسعار المبالغ جميع كل الخطوات خطوات بالدينار بالدولار باليورو " +
    // Hindi
    "परियोजना खंड निम्नलिखित नीचे वर्णन विवरण गतिविधियाँ गतिविधियों उद्देश्य लागत बजट समय सारणी राशि कीमत चरण क्रम दिया गया",
);

/** Words that point at the text itself: what stands where in it, and how it is to be read. */
const pointing = stemsIn(
  "section sections paragraph paragraphs chapter describe describes described below above following follows explain explains explained unless otherwise turn listed " +
    "continuación detalla detallan explica explican explicamos presenta presentan ordenan siguiente siguientes apartado expresados " +
    "suivant suivante suivants suivantes suivent décrit décrivent présentées présentés présentent dessous détaillé exprimés donnés " +
    "seguinte seguida descreve descrevem apresentam seguir dispor esclarecimento " +
    "folgende folgenden folgendes folgt beschreibt beschrieben erläutert dargestellt dargelegt verstehen einzelnen abschnitt " +
    "seguito seguente seguenti descrive descrivono illustrano illustra sezione " +
    "volgende volgt beschrijft beschreven toegelicht hoofdstuk paragraaf onderstaande hieronder " +
    "następujące następująco opisuje opisano opisujemy przedstawiono poniżej rozdział " +
    "ниже следующий следующие описан описана описано описаны описывает приведены указаны раздел " +
    "aşağıda aşağıdaki anlatılmaktadır açıklanmaktadır sunulmaktadır " +
    "ifuatayo yafuatayo inaeleza inaelezea hapa chini " +
    "يلي فيما التالي التالية أدناه القسم نعرض " +
    "नीचे निम्नलिखित",
);

const leastKnown = 0.5;

const mostSpecial = 1 / 3;

/**
 * Whether a sentence only connects others: it has words that any proposal has and nothing else, or it points at the text, and what it has beside
 * that stands somewhere in the sources.
 */
export function isConnecting(stems: ReadonlySet<string>, index: SourceIndex): boolean {
  let special = 0;
  let known = 0;
  let isPointing = false;
  for (const stem of stems) {
    if (pointing.has(stem)) isPointing = true;
    else if (!general.has(stem)) {
      special += 1;
      if (index.byStem.has(stem)) known += 1;
    }
  }
  if (special === 0) return true;
  return isPointing && (special <= stems.size * mostSpecial || known >= special * leastKnown);
}
