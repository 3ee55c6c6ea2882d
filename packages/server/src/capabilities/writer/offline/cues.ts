import type { SectionKind } from "../../../kernel/text/sectionKind.ts";
import type { Features } from "./features.ts";

/** A sign in a sentence that it belongs to a kind of section, and how strong a sign. */
export interface Cue {
  kind: SectionKind;
  weight: number;
  when: RegExp | ((sentence: string, features: Features) => boolean);
}

const cue = (kind: SectionKind, weight: number, when: Cue["when"]): Cue => ({ kind, weight, when });
const action =
  "(?:train|teach|hold|plant|install|run|build|interview|measure|collect|open|offer|visit|deliver|host|organi[sz]e|set up|test|recruit|draw|convert|print|record|translate|repair|clean|restore|screen|map|dig|move|start|begin with|use|develop|design|carry out|conduct|work with|distribute|provide|produce|grow|write|hire|buy|place|lend|bring|show|give|make|add|fit|replace|analy[sz]e|sequence|compare|sample|monitor|fly|read|film|digiti[sz]e|scan|rewrite|count|appoint)";

/** The weighted rules by which a sentence is sorted. English first; a smaller set for some other languages at the end. */
export const cues: Cue[] = [
  // Money
  cue("budget", 3.2, (_, features) => features.amounts > 0),
  cue("budget", 1.6, (_, features) => features.amounts > 1),
  cue(
    "budget",
    2.2,
    /\b(?:costs?|priced?|prices?|budgets?|expens\w+|salar\w+|wages?|stipends?|overheads?|indirects?|line items?|largest item|subsid\w+|quotes?)\b/i,
  ),
  cue("budget", 2, /\b(?:spent|spend|unspent|left over|underspen\w*|overspen\w*|come to|comes to|amounts? to)\b/i),
  cue(
    "budget",
    1.8,
    /\b(?:we|I) (?:are )?(?:ask(?:ing)?|request(?:ing)?|appl(?:y|ying)|seek(?:ing)?)\b.*\b(?:for|of)\b/i,
  ),
  cue(
    "budget",
    1.5,
    /\b(?:match(?:ed|ing)?|in[- ]kind|co-?fund\w*|of the (?:total|sum)|per ?cent of the (?:total|budget))\b/i,
  ),
  cue("budget", 1.2, /\b(?:fees?|rent|heating|insurance|equipment|materials|supplies|travel)\b.*(?:\d|,)/i),
  cue("budget", -1.5, /\b(?:lose|losses|damage|worth|earn|income of|savings? account|a year to the)\b/i),

  // Time
  cue(
    "timeline",
    2.2,
    (sentence, features) =>
      features.dates > 0 &&
      /\b(?:start|begin|open|finish|end|complet|last|launch|due|read[yi]|until|from|run|by)\w*\b/i.test(sentence),
  ),
  cue("timeline", 1.3, (_, features) => features.dates > 1),
  cue("timeline", 0.6, (_, features) => features.dates > 0),
  cue(
    "timeline",
    2.4,
    /\b(?:month|week|quarter|Q|year|phase) ?\d+(?:\b|:)|\b(?:year|phase|stage) (?:one|two|three)\b(?! on)/i,
  ),
  cue(
    "timeline",
    2,
    /\b(?:in|during) the (?:first|second|third|fourth|last|final) (?:year|quarter|month|semester|phase|half)\b/i,
  ),
  cue(
    "timeline",
    1.8,
    /\b(?:takes?|lasts?|runs? for|run from|over) (?:about )?\S+ (?:days|weeks|months)\b|\b(?:before|until|after) (?:Easter|Christmas|the (?:summer|winter|school) holidays|harvest)\b/i,
  ),
  cue(
    "timeline",
    1.6,
    /\b(?:mid-[A-Z]\w+|by the end of (?:January|February|March|April|May|June|July|August|September|October|November|December)|by (?:early|late|mid)|due|deadline|milestones?|schedule|calendar|has to be done by|months? after the award)\b/,
  ),
  cue(
    "timeline",
    -1.6,
    /\b(?:since|in) (?:19|20)\d\d\b(?!.*\b(?:will|starts?|opens?|begins?)\b)|\bfounded\b|\bestablished\b/i,
  ),

  // Need
  cue(
    "need",
    2.2,
    /\b(?:lacks?|lacking|cannot|can't|nowhere|too few|too little|not enough|hardly|unable|(?:has|have|had|is|are|there is|there are) no|nobody (?:in|can|here|else)|none of|nothing else)\b|^no\b(?! more than)/i,
  ),
  cue("need", 1.6, /\b(?:only|nearest|closest|furthest)\b/i),
  cue(
    "need",
    2.2,
    /\b(?:shortage|poverty|hungry|hunger|isolat\w+|depriv\w+|homeless\w*|unemploy\w+|illitera\w+|decline[sd]?|declining|dropp?ed|fallen|fell|lost|lose[s]?|closed|shut|retired|shrunk|gone|rising|worse|crisis|gap|barriers?|struggl\w+|suffer\w*|die[sd]?|deaths?|kills?|disease|crumbl\w+|leaks?|leaking|cracked|broken|break|damaged|vanish\w*|disappear\w*|pollut\w+|overcrowd\w*|waiting list|wait|waits)\b/i,
  ),
  cue(
    "need",
    2,
    /\b(?:little is known|unknown|poorly understood|remains unclear|it is not known|unexplained|guesswork|unmet)\b/i,
  ),
  cue(
    "need",
    1.6,
    /\b(?:one|two|three|four|\d+) (?:in|out of|of) (?:every )?(?:two|three|four|five|six|seven|eight|ten|\d+)\b(?!.*\b(?:expect|will|should)\b)|\b(?:half|third|quarter|most|many|%|per ?cent) of (?:the |our |all )?\w+/i,
  ),
  cue(
    "need",
    1.4,
    /\b(?:still|today|currently|at present|current (?:methods?|tests?|scores?|practice)|as things stand|each hour of delay|already late|below|miles from|miles away|kilomet(?:re|er)s away|eleven miles)\b/i,
  ),
  cue("need", 1.2, /\b(?:according to|census|survey of|in our survey|statistics|reported|said that|said they)\b/i),
  cue("need", 0.9, /\b(?:need|needs|needed|problem|problems|because)\b/i),
  cue(
    "need",
    -1.8,
    /\b(?:we|project|programme|program) (?:will|shall|plan|propose)\b|\bwill (?:be|have|fall|hold|keep|run)\b/i,
  ),
  cue("need", -1.4, /\b(?:leads?|directs?|risk|budget|costs?|consent|hypothes\w+)\b|\$/i),

  // Work
  cue(
    "methods",
    2.6,
    new RegExp(
      `\\b(?:we|they|volunteers|staff|participants|pupils|students|partners|teams?|nurses|stewards|guides) (?:will|shall|plan to|are going to|intend to|propose to|would) (?:also |then |first |each )?${action}\\b`,
      "i",
    ),
  ),
  cue("methods", 1.8, new RegExp(`\\b(?:will|shall|to) ${action}\\b`, "i")),
  cue(
    "methods",
    2,
    /\b(?:is|are|will be) (?:(?!equipped|diagnosed|attached|paid|interested|needed|required|expected|based|located|measured|tested|recorded|checked|called|affected|involved|used|closed|agreed|wiped|stored|established|included|supported|shown|presented|published|hired|funded)\w+ed|dissolved|grown|spun|sown|held|kept|met|washed|drawn|cut|taken (?:out|at)|put|built|sent|run|read|cleaned|stitched|sown|taught|given|chosen|split)\b(?! by the|.*\b(?:consent|encrypted|archive|backed)\b)/i,
  ),
  cue(
    "methods",
    1.6,
    /\b(?:first,?|then|next|finally|afterwards),? (?:we|they|come|comes|the)\b|\bfirst we\b|\bthen (?:we|come)\b/i,
  ),
  cue(
    "methods",
    1.5,
    /\b(?:each|every) (?:\w+ )?(?:\w+ )?(?:gets?|receives?|has|meets?|learns?|builds?|holds?|appoints?|will hold)\b|\bin groups of\b|\bevery (?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|week|fortnight|second week)\b|\bfortnightly\b|\bweekly\b/i,
  ),
  cue(
    "methods",
    1.6,
    /\b(?:randomi[sz]ed|control group|cohort|samples?|assay|protocol|chambers|coded|transcri\w+|cytometry|spectromet\w+|regression|simulat\w+|fieldwork|pilot line|workshops?|lessons?|sessions?|curriculum|training|drones?)\b/i,
  ),
  cue(
    "methods",
    0.8,
    /\b(?:combines?|includes?|consists? of|uses?|using|by means of|install\w*|plant\w*|teach\w*|train\w*|build\w*)\b/i,
  ),
  cue("methods", -1, /\b(?:we expect|at least|by the end|will have|will be able)\b/i),

  // People
  cue("team", 3, (_, features) => features.hasPerson),
  cue(
    "team",
    2,
    /\b(?:leads?|led|directs?|supervises?|manages?|coordinates?|in charge|heads?|chairs?|will (?:lead|direct|supervise|manage|coordinate))\b/i,
  ),
  cue(
    "team",
    1.9,
    /\b(?:director|coordinator|manager|technician|statistician|postdoc\w*|investigators?|researchers?|engineers?|professors?|bookkeeper|curator|conservator|midwife|nurse|hydrologist|surveyor|founders?|doctoral|trainers?|fitters?|staff|employees|librarians?|head of|our (?:lead|head|driver|team|staff|coordinator|director|manager))\b/i,
  ),
  cue(
    "team",
    1.8,
    /\bhas (?:\w+ )?(?:worked|taught|run|led|published|built|directed|managed|practised|practiced|designed|served|delivered|trained|repaired|rebuilt|written)\b|\bwho (?:has|rebuilt|built|led|ran|wrote|taught|founded|designed)\b|\b(?:doctorate|PhD|Ph\.D|master's|degree|years (?:of experience|in the field))\b|\bhave brought\b/i,
  ),
  cue(
    "team",
    1.6,
    /\b(?:one|two|three|four|half a?) (?:full )?days? (?:a|per|each) week\b|\b(?:half|full|part)[- ]time\b|\bhalf post\b|\b(?:will be|are|be) hired\b|\bhours a week\b/i,
  ),
  cue("team", -1.4, /\b(?:told us|said|refers?|consent|customers?)\b|\bwill be trained\b/i),

  // Organization
  cue(
    "organization",
    3,
    /\b(?:founded|established|incorporated|set up|registered) (?:in|as)\b|\bour mission\b|\bmission is\b/i,
  ),
  cue(
    "organization",
    2.8,
    /\bwe are an? (?:[\w'’]+[ -]){0,4}?(?:non-?profit|association|company|cooperative|co-operative|charity|society|trust|foundation|school|club|group|museum|library|church|network|organi[sz]ation|agency|enterprise|fire company)\b/i,
  ),
  cue(
    "organization",
    2.2,
    /\b(?:our|the|this) (?:\w+ )?(?:society|organi[sz]ation|association|charity|trust|cent(?:re|er)|museum|cooperative|company|club|consortium|food bank|school|foundation|group|non-?profit)\b.*\b(?:runs?|has|have|employs?|serves?|served|teaches|looks? after|looked after|managed|owns?|began|operates?|works?)\b/i,
  ),
  cue(
    "organization",
    1.8,
    /\b(?:we have (?:run|worked|delivered|managed|operated|been|evaluated)|for (?:\S+ )?(?:ten|twenty|thirty|forty|fifty|\d+) years|employees|members|volunteers? and|audit\w*|track record|accredit\w+)\b/i,
  ),
  cue("organization", -1.6, (_, features) => features.hasPerson),

  // Results
  cue("outcomes", 2.6, /\bwe expect\b|\bexpected (?:results?|outcomes?)\b|\bsuccess means\b|\bas a result\b/i),
  cue(
    "outcomes",
    2.4,
    /\b(?:by|at|before) the end(?: of| ,|,)|\b(?:at the end,)|\bwithin (?:\w+) (?:months|years)\b|\bby (?:the )?(?:\w+ )?(?:\w+ )?(?:20\d\d)\b/i,
  ),
  cue(
    "outcomes",
    2,
    /\bwill (?:have|hold|be able|fall|rise|drop|increase|decrease|know|own|earn|find|complete|graduate|leave|speak|read|reach|be (?:in use|back|fewer|open|trained|free))\b/i,
  ),
  cue(
    "outcomes",
    1.6,
    /\b(?:at least|fewer|less|more) (?:\w+ )?(?:\d|half|a quarter|a third|four|six|eight|ten|twelve|twenty|thirty|forty|fifty|sixty)|\b(?:should|will|would) (?:fall|rise|drop|halve|double|walk|reach|find)\b|\bfewer\b/i,
  ),
  cue(
    "outcomes",
    1.4,
    /\b(?:participants?|trainees|pupils|patients|people|women|men|adults|children|families|households|graduates) (?:will|should)\b/i,
  ),
  cue(
    "outcomes",
    1.2,
    /\bcan (?:do|read|swim|use|speak|work) \w+|\bnow (?:swim|work|read|speak|use)\b|\b(?:against|compared with) (?:a plan|the plan|planned)|\bmore than planned\b|\bare (?:open|trained|finished|back)\b/i,
  ),
  cue("outcomes", -1.4, /\b(?:starts?|opens|begins|grant ends|recruit\w*|questionnaire|measured|survey)\b|\$/i),

  // Aims
  cue(
    "objectives",
    3.2,
    /\b(?:aims?|goals?|objectives?|purpose|targets?)(?: \d+| [A-C])?(?: of \w+(?: \w+)?)?(?: is| are|:)|\b(?:we|our) (?:\w+ )?(?:aim|hypothesi[sz]e|hypothesis)\b|\bhypothes[ie]s\b|\bresearch questions?\b|^(?:aim|goal|objective)\b/i,
  ),
  cue(
    "objectives",
    2,
    /\b(?:we|I|wants?) (?:would like|want|wish|wants|hope) (?:to|every|each|all|people|to find)\b|\bwe want \w+ \w+ to\b|\bfind out (?:whether|if|why|how)\b|\bwe ask (?:which|whether|why|how)\b|\bestablish whether\b/i,
  ),

  // Checking
  cue(
    "evaluation",
    2.4,
    /\b(?:evaluat\w+|indicators?|questionnaires?|baseline|before and after|before the first|pre- and post|endpoint|assessments?|test scores|audit trail|independent (?:review|assessment))\b/i,
  ),
  cue(
    "evaluation",
    2.2,
    /\b(?:success is|is measured|are measured|will be measured|measured by|we (?:will|shall) (?:measure|count|weigh|track|survey|monitor|compare|test|ask|call again|know)|progress is|is checked|are checked|is recorded|are recorded|will count)\b/i,
  ),
  cue(
    "evaluation",
    1.8,
    /\b(?:compares?|compared?|survey|surveys|surveyed|interviews?|feedback|focus groups?|monitor\w*|track\w*|records?|counts?|weighs?|tests? learners|same questions|results? (?:are|is|of both)|ROC|power to detect|sample size|statistical\w*|criteria)\b(?=.*\b(?:every|each|before|after|at the|against|with|again|by|and|quarter|month|year|of)\b)/i,
  ),
  cue(
    "evaluation",
    2.6,
    /\b(?:carry out|carries out|conduct\w*|commission\w*|do) (?:an?|the) (?:\w+ )?(?:evaluation|assessment|review|survey)\b/i,
  ),
  cue(
    "evaluation",
    -1.2,
    /\b(?:in our survey|according to|budget|our survey of|hundred households said|surveyor)\b|\$/i,
  ),

  // Afterwards
  cue(
    "sustainability",
    3,
    /(?<!months |weeks |days |year )\b(?:when|after|once|beyond|without) (?:the|this) (?:grant|funding|project|award|money|funding period|programme|program|restoration|work)\b(?:.*\b(?:ends?|ended|period|is complete|stops?|runs? out))?|\bafter the (?:grant|funding)\b/i,
  ),
  cue(
    "sustainability",
    2.4,
    /\b(?:from year \w+ on|from 20\d\d(?: on)?\.?$|after 20\d\d|until 20\d\d|in the long(?:er)? term|afterwards|keep (?:it|the \w+) (?:going|open|in)|continue[sd]?|carry on|endowment|pays? (?:its|their) (?:own|way)|self-?sustain\w*|self-?financ\w*|take over|takes? over|taken over|own (?:budgets?|payroll|money|pocket)|for the years that follow|next steps?|upkeep|running costs)\b/i,
  ),
  cue(
    "sustainability",
    1.8,
    /\b(?:agreed|undertaken|promised|committed|offered|will) to (?:keep|run|pay|maintain|take|fund|continue)\b|\bfees (?:cover|pay)\b|\b(?:other|later|further) (?:funders?|foundations?|funding|grants?)\b|\byearly share\b|\bwill pay for (?:it|them|upkeep)\b/i,
  ),

  // Partners
  cue(
    "partners",
    2.6,
    /\b(?:partners?|partnership|together with|collaborat\w+|consortium|alliance|coalition|in cooperation with|jointly|joined forces|letters? of support|memorandum|co-?hosts?)\b/i,
  ),
  cue(
    "partners",
    2,
    /\b(?:refers?|lends?|provides?|donates?|gives?|lets? us|offers?|contributes?|accredits?|supplies|hosts?|sends?)\b(?=.*\b(?:patients|rooms?|space|free|tickets|us|instruments|course|land|tools|trainees|referrals|building|venue)\b)/i,
  ),
  cue(
    "partners",
    1.6,
    /\b(?:the|our|local|county|city|parish|town) (?:\w+ )?(?:council|university|college|hospital|county|city|school district|farmers' union|union|housing|health cent(?:re|er)|library|museum|parish)\b.*\b(?:agreed|gives?|provides?|promised|signed|joined|refers|provides|lends)\b|\b(?:has|have) (?:agreed|joined|signed|promised)\b/i,
  ),

  // Those concerned
  cue(
    "engagement",
    2.8,
    /\b(?:lived experience|co-?design\w*|co-?produc\w*|steering group|advisory (?:group|board|panel)|council of (?:\w+ )?(?:people|learners|youth|residents|elders)|open meetings|town meetings?|town hall meeting|sit on the (?:panel|board)|community meetings?|consult\w+|residents? (?:helped|chose|decide)|helped to design|shaped|chose the|decides? what|decides? who|have a say)\b/i,
  ),
  cue(
    "engagement",
    1.6,
    /\bwe asked (?:\d+|all|our) (?:\w+ )?(?:tenants|residents|people|parents|neighbours|neighbors|users)\b|\b(?:residents|neighbours|neighbors|tenants|learners|users|young people) (?:\w+ )?(?:chose|run|decide|meet|helped|designed|voted)\b/i,
  ),

  // New
  cue(
    "innovation",
    3,
    /\b(?:no one|nobody|none) (?:has|have) (?:yet )?(?:\w+ed|made|done|built|shown|found|tried)\b|\b(?:for the )?first time\b|\bunlike\b|\bnovel\b|\binnovati\w+|\bnever (?:before|been (?!to))|\bno (?:assay|method|tool|device|product|system|other \w+)\b.*\b(?:today|looks?|exists?|does|uses?|in (?:clinical )?use)\b|\bpatent\w*\b|\bbeyond the state of the art\b/i,
  ),
  cue(
    "innovation",
    1.6,
    /\b(?:new (?:approach|method|way|technology|coating|concept|material|design|electrode)|ours (?:has|is|does|needs)|instead of the usual|breakthrough|unproven|has not been (?:done|tried|combined))\b/i,
  ),

  // What may go wrong
  cue(
    "risk",
    3,
    /\b(?:risks?|contingenc\w+|worst case|fallback|mitigat\w+|stands? by|backup plan|goes wrong|go wrong)\b/i,
  ),
  cue(
    "risk",
    2.6,
    /^(?:if|should|in case|in the event)\b.*,|\bif (?:the|too|recruitment|it|they|one|a)\b[^,]*\b(?:fails?|falls?|floods?|breaks?|drops?|sells?|leaves?|is (?:late|cancelled|delayed))\b/i,
  ),
  cue(
    "risk",
    2,
    /\b(?:delays? (?:in|are)|delayed|harder than|was off the|took longer|dropped out|weeks late|setbacks?|difficult\w*|challenges?|obstacles?|rose more|prices rose)\b/i,
  ),
  cue("risk", -2.4, /\bif it (?:works|holds)\b|\bif the test holds\b|\bif nobody\b/i),

  // Data
  cue(
    "data",
    2.8,
    /\b(?:repositor\w+|DOI|backed up|back-?ups?|encrypt\w+|metadata|open licen[cs]e|data (?:will|are|is|and code|management|sharing)|datasets?|REDCap|stored on|open data|FAIR)\b/,
  ),
  cue(
    "data",
    1.8,
    /\b(?:deposited|archived?|anonymised data|server|kept for \w+ years|source code|released under|shared through|files are)\b/i,
  ),

  // Ethics
  cue(
    "ethics",
    3,
    /\b(?:consent|ethic\w*|review board|IRB|permission|animal (?:work|welfare|care)|safeguard\w*|withdraw|stop at any time|protocol (?:is |was )?approved|vulnerable)\b/i,
  ),
  cue("ethics", 1.2, /\b(?:anonymi[sz]\w+|names are removed|confidential\w*|checks on every|privacy)\b/i),

  // What is there
  cue(
    "facilities",
    2.8,
    /\b(?:square (?:met(?:re|er)s|feet)|equipped with|microscopes?|cytometers?|greenhouse|cold store|laboratory (?:owns|has)|field station|studio has|clean ?room|computing cluster|refrigerated van|second van|work ?shop is|core facility)\b/i,
  ),
  cue(
    "facilities",
    1.4,
    /\b(?:we (?:have|own) an? (?:\w+ )?(?:building|hall|kitchen|workshop|studio|van|laboratory|barn|boat)|premises|rooms? (?:for|with)|which has|has (?:an? )?(?:\w+ )?(?:floor|piano|kitchen|stage))\b/i,
  ),

  // Buyers
  cue(
    "market",
    3,
    /\b(?:customers?|competitors?|market|buyers?|sales|revenues?|commerciali[sz]\w*|would (?:buy|pay)|buy such|purchas\w+ it|retail)\b/i,
  ),
  cue("market", 1.2, /\b(?:billion|at roughly|per unit|sells?|industry|utilities|manufacturers?)\b/i),

  // Telling others
  cue(
    "dissemination",
    2.8,
    /\b(?:conferences?|podcasts?|exhibitions?|publish\w*|publications?|present(?:ed|ing)? at|press releases?|newsletter|website|webinars?|open access|guide for|handbook|carry the findings|disseminat\w+|journals?|public report|broadcast)\b/i,
  ),
  cue(
    "dissemination",
    1.5,
    /^(?:the |our )?(?:results|findings|lessons) (?:will be|are) (?:presented|shared|published|shown)\b/i,
  ),
  cue("dissemination", -1.6, /\bnew website for\b|\bone website\b|\bhas published\b|\bpublished on\b/i),

  // Those reached
  cue(
    "audience",
    2.6,
    /\b(?:is|are) (?:for|open to|meant for|aimed at|intended for)\b|\bmost of (?:those|the people) who (?:come|came)\b|\bwho (?:come|came|take part|took part) (?:are|were)\b|\bbeneficiar\w+|\btarget group\b|\btake part\b(?!.*permission)/i,
  ),
  cue(
    "audience",
    2,
    /\b(?:reach(?:es|ed)?|serves?|served|benefit(?:s|ed)?|used by|visited by|attended|came at least)\b(?=.*\b(?:\d|people|families|households|children|adults|groups|hundred|thousand)\b)/i,
  ),
  cue(
    "audience",
    1.2,
    /\b(?:aged|over sixty|over seventy|under (?:twenty|eighteen|25)|mothers|fathers|refugees|veterans|single parents|older (?:people|residents|adults)|two thirds of them|share of (?:men|women))\b/i,
  ),

  // Beyond
  cue(
    "impact",
    2.6,
    /\bin the long run\b|\bif (?:it works|the test holds|we succeed|successful|it holds)\b|\bworldwide\b|\beverywhere\b|\blasting (?:change|benefit|difference)\b|\bwider (?:effects?|impact|society)\b|\bbroader impacts?\b|\btransform\w*\b/i,
  ),
  cue(
    "impact",
    1.8,
    /\b(?:would|could) (?:make|do|be|give|change|save|allow|let|help|treat)\b|\bcould be treated\b|\bsociety\b(?! has)|\bpublic health\b/i,
  ),

  // Looking back
  cue(
    "lessons",
    3.2,
    /\b(?:we (?:have )?learn(?:ed|t)|lessons?(?: |-)learn|next time|in hindsight|looking back|would (?:do|hire|order|start|begin|not) .*\b(?:again|earlier|before|differently|first)\b|we did not expect|what surprised)\b/i,
  ),
  cue(
    "lessons",
    1.4,
    /\bdid not work\b|\bdo not work\b|\bworked (?:well|better)\b|\bso (?:from|we) (?:\w+ )?(?:moved|changed|ran)\b/i,
  ),

  // Voices
  cue(
    "stories",
    3.2,
    /[“"][^”"]{8,}[”"],? (?:\w+ ){0,4}(?:said|says|told|wrote|writes|recalls)\b|\b(?:told|tells) us (?:that )?(?:she|he|they|it)\b|\b(?:she|he) (?:said|says|told us)\b|\bone (?:participant|learner|mother|father|patient|man|woman) (?:told|said)\b/i,
  ),
  cue("stories", 1.6, /\b(?:photographs?|quote|testimon\w+|story of|in (?:her|his|their) own words)\b/i),

  // Rules kept
  cue(
    "compliance",
    2.8,
    /\b(?:compl(?:y|ies|iance)|meets? (?:all |the )?(?:requirements?|standard)|WCAG|ISO \d+|requirements?|certificates? of insurance|in accordance with|safety certificates?)\b/i,
  ),
  cue("references", 3.4, /\bet al\.|\bdoi:\s?10\.|\(\d{4}\)\.\s|\bvol\.? \d+/i),

  // The whole in a sentence
  cue(
    "description",
    2.6,
    /\b(?:wants?|would like|plan|proposes?|intends?|hopes?) to (?:turn|open|create|bring|teach|build|convert|start|restore|repair|run|establish|launch|give|make|transform)\b/i,
  ),
  cue(
    "description",
    2,
    /\b(?:this|the|our) (?:project|programme|program|study|scheme|letter)\b.{0,40}\b(?:is|will|turns?|brings?|gives?|teaches)\b/i,
  ),

  // Tense and manner, where no word of the trade helps
  cue(
    "need",
    1.3,
    /\b(?:not|never|nobody|without(?! (?:an appointment|charge|cost|help|chemicals|giving|any effect|internet)))\b/i,
  ),
  cue(
    "need",
    2,
    /\b(?:remains? (?:a mystery|unclear|open|unsolved|to be)|open question|mystery|on average|than (?:elsewhere|the (?:national|state) average|average|in any other)|dates? from|fewer than|as few as|as many as|nearly (?:half|all|a)|every (?:heavy|storm|winter|summer|flood)|in every storm|worst|highest rate|lowest)\b/i,
  ),
  cue(
    "need",
    2.2,
    /\b(?:sewage|flood(?:s|ed|ing)?|drought|erosion|storms?|evict\w*|violen\w+|abuse|addict\w*|overdos\w*|suicid\w*|lonel\w+|malnutrition|obes\w+|mortality|infect\w+|injur\w+|victims?|scams?|fraud|arrears|debts?|unsafe|danger\w*|hazard\w*|threat\w*|extinct\w*|invasive|wildfires?|overlooked|neglected|outdated|out of date|worn out|no longer)\b/i,
  ),
  cue(
    "need",
    3,
    /\bcosts? (?:\w+ )?(?:residents|people|families|growers|farmers|patients|the county|the state|the city|society|taxpayers)\b/i,
  ),
  cue(
    "budget",
    -4,
    /\bcosts? (?:\w+ )?(?:residents|people|families|growers|farmers|patients|the county|the state|the city|society|taxpayers)\b/i,
  ),
  cue(
    "need",
    0.7,
    (sentence) =>
      !/\b(?:we|our|us|I|my|will|shall|would|should|could|may|might|if|you)\b/i.test(sentence) &&
      /\b(?:is|are|has|have|\w+s)\b/.test(sentence),
  ),
  cue("need", -1.6, /^(?:we|I)\b|\bif\b|\bshould (?:still )?(?:be|have)\b/i),

  cue(
    "methods",
    1.4,
    /\b(?:we|they|volunteers|staff|students|teams?) (?:will|shall|plan to|are going to|intend to|propose to) (?!expect|have|be able|be|know|measure|compare|publish|seek|need|own|keep|count|weigh|call|test|survey|track)\w+/i,
  ),
  cue("methods", 2, /\bwe propose\b|\bto \w+ (?:the |these |this )?[\w ]{2,25},? we (?:will|shall)\b/i),
  cue(
    "methods",
    1.8,
    /\b(?:once|twice|three times|two times) (?:a|each|every) (?:day|week|month|year|term)\b|\bon (?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)s\b|\bmonthly\b|\bdaily\b|\bafter school\b/i,
  ),
  cue(
    "methods",
    1.8,
    /\b(?:the other half|the others (?:get|receive)|field trial|pilot (?:study|phase)|control (?:arm|site|plots?)|step by step|on site|door to door|one[- ]to[- ]one|hands[- ]on)\b/i,
  ),
  cue(
    "methods",
    1.4,
    /\b(?:stained|imaged|grown on|sequenced|extracted|incubated|calibrated|annotated|digitised|digitized|interviewed|sampled|weighed out|mixed|heated|cooled)\b/i,
  ),
  cue(
    "methods",
    0.6,
    /^(?:a|an|each|every|the|local|older|two|three|four|five|six)?\s?\w+ (?:\w+ )?(?:come|comes|sit|sits|meet|meets|visits?|writes?|park|parks|walk|walks|learn|learns|practi[sc]es?|cook|cooks|paint|paints|play|plays|bring|brings|work|works|choose|chooses|pairs?|talks?)\b/i,
  ),

  cue("timeline", 2.4, /\bmonths? \d+ ?(?:-|–|to)|\bmonths? \d+:/i),
  cue(
    "timeline",
    2,
    /\b(?:break ground|go live|kick[- ]?off|wrap up|a year later|the following (?:spring|summer|autumn|fall|winter|year|month)|(?:need|needs) a (?:day|week|month|year)|decision by|in place before)\b/i,
  ),
  cue(
    "timeline",
    1.5,
    (sentence, features) =>
      features.dates > 0 &&
      /\b(?:will|hope to|plan to|would|go on|held|first|then|takes? place|has to|have to|must)\b/i.test(sentence) &&
      !/\bsince\b/i.test(sentence),
  ),
  cue(
    "timeline",
    -2,
    /\b(?:dates? from|went|built in|closed in|opened in|was|were|has been|have been|since|estimated)\b/i,
  ),

  cue(
    "team",
    2.4,
    /^I (?:am|have|was|grew)\b|\b(?:grew up|speaks? \w+|FTE|project lead|principal|lead engineer|chief \w+|senior \w+|third generation|qualified|certified|trained as|by training|experience in|years? of experience|retired)\b/i,
  ),
  cue(
    "team",
    1.8,
    /\b(?:group|team|staff|crew) (?:consists?|is made up|includes?|of \w+ (?:researchers|people|engineers|nurses|teachers))\b/i,
  ),
  cue("team", 1.6, /\b(?:has|have) \w+(?:ed|t|n|d) .{0,60}\b(?:for (?:\w+[- ])?\w+ years|since (?:19|20)\d\d)\b/i),

  cue(
    "organization",
    2.4,
    /\bis an? (?:\w+[ -]){0,3}(?:club|charity|society|association|cooperative|company|non-?profit|trust|museum|library|network|station|clinic|hospice|school|foundation|start-?up|group)\b|\bwe exist\b|\bexists? (?:to|so that)\b|\bincorporated\b|\brun by volunteers\b|\bwith a staff of\b|\bour members\b|\bour board\b|\bwent on air\b/i,
  ),
  cue(
    "organization",
    1.2,
    /\bsince (?:19|20)\d\d\b|\b(?:cares? for|houses?|feeds?|teaches|publishes|runs|operates) (?:some |about |over |more than )?\S+ (?:\w+ ){0,3}(?:a|each|every|per) year\b/i,
  ),

  cue(
    "outcomes",
    1,
    /^(?:\S+ (?:of|out of|in) (?:the )?\S+|\S+|at least \S+|about \S+|more than \S+) (?:\w+ ){0,3}(?:should|will|would) (?:still |then |again )?\w+/i,
  ),
  cue(
    "outcomes",
    1.8,
    /\b(?:come down|go up|down|up|rise|fall|cut|grow) from \S+ .{0,30}\bto\b|\binstead of \w+ing\b|\bleave\w* (?:\w+ )?with\b|\bshould still\b|\bin (?:their|its) place\b/i,
  ),

  cue(
    "objectives",
    2.6,
    /\b(?:ambition|vision|question is|the questions? (?:is|are|we)|aims? to|we aim|seeks? to|asks? whether|want to (?:know|learn|understand|find out))\b/i,
  ),
  cue("objectives", -1.5, /\b(?:asked|survey|questionnaire|log|measure)\b|\bdecides whether\b/i),

  cue(
    "evaluation",
    2.4,
    /\b(?:logs?|diar(?:y|ies)|tally|tallies|polls?|scores?|scales?|standard(?:i[sz]ed)? (?:instrument|test)|follow-?up (?:call|survey|interview)|numbers|figures) (?:of|each|every|before|after|by|are|is|will)\b|\bkeeps? (?:a |an )?(?:\w+ )?(?:log|record|diary|tally|count)\b|\bgoes? through the (?:numbers|figures|results)\b/i,
  ),
  cue(
    "evaluation",
    2.2,
    /\b(?:tested|asked|weighed|counted|measured|interviewed|photographed|called|phoned) (?:\w+ ){0,4}(?:again|before|after|at the (?:start|beginning|end)|in week|in month)\b|\b(?:before|after) and (?:after|again)\b|\bagain (?:in|after|at)\b|\b(?:weeks|months|a year) (?:after|later),? (?:we|a|the)\b|\bnot involved in\b/i,
  ),
  cue(
    "evaluation",
    1.4,
    /\b(?:we will know|we shall know|we know it (?:works|worked)|proof|evidence that it|outside (?:evaluator|expert|reviewer)|learn from|adjust|report(?:s|ed)? (?:each|every|quarterly|monthly))\b/i,
  ),

  cue(
    "sustainability",
    2.4,
    /\bonce (?:the|it|they|all|these|this)\b|\bgo(?:es)? on after\b|\bby then\b|\bpermanent(?:ly)?\b|\b(?:into|in) (?:its|their|the \w+'?s?) (?:own )?(?:\w+ )?budgets?\b|\bbrings? in enough\b|\b(?:income|sales|rent|fees|subscriptions?|members?'? dues|memberships?) (?:will |should |then )?(?:cover|pay|carry|keep)\b|\bkeep (?:the \w+|it|them) (?:turning|running|going|open|alive)\b|\bno further (?:grant|funding|money)\b/i,
  ),

  cue(
    "partners",
    2.2,
    /\b(?:lends?|gives?|lets?|offers?|brings?|sends?) us\b|\bfree of (?:charge|rent)\b|\bwe share\b|\bletters? from\b|\bthanks to\b|\bsupported by\b|\bhand in hand\b|\balongside\b|\bin return\b|^with the \w+/i,
  ),
  cue(
    "engagement",
    2.6,
    /\b(?:patients|residents|tenants|learners|young people|parents|farmers|students|members|users|neighbours|neighbors|people) themselves\b|\bdrew up the\b|\bhalf of our board\b|\bour board (?:is|are|includes)\b|\b(?:came|comes|grew) (?:from|out of) (?:the |a )?(?:\w+ )?(?:patients|residents|meetings?|tenants|conversations?|people)\b|\bvoted\b|\bassembl(?:y|ies)\b|\bby and for\b/i,
  ),

  cue(
    "innovation",
    2.4,
    /\b(?:have|has) not (?:yet )?been (?:tried|done|used|tested|combined|measured|attempted)\b|\bexists? for .* but\b|^where others\b|\bour (?:process|approach|method|device|design|technique|model|sensor) \w+s\b|\bdiffers? from\b|\bwhat is new\b|\bnew (?:is|here is)\b|\bthe only \w+ that\b/i,
  ),
  cue(
    "risk",
    2.6,
    /\b(?:could|might|may) (?:\w+ )?(?:ruin|fail|delay|slow|stop|slip|cancel|refuse|drop|not|leave|run|prove)\w*\b|\b(?:worr(?:y|ies|ied)|uncertain\w*|bad weather|weather permitting|setback|to be safe|just in case|allow for|buffer)\b/i,
  ),
  cue(
    "data",
    2.4,
    /\b(?:GenBank|GitHub|Zenodo|Dryad|OSF|data ?base|spreadsheets?|scripts|sequences (?:go|are)|tapes|transcripts|locked|wiped|deleted after|raw (?:data|files)|GDPR)\b/i,
  ),
  cue(
    "ethics",
    2.4,
    /\b(?:refuse without|without giving a reason|can refuse|withdraw|pseudonym\w*|dignity|in confidence|guardian|minors|risks? to participants)\b/i,
  ),
  cue(
    "market",
    2.6,
    /\b(?:already pay|pay (?:[$€£]|up to|between)|reason to switch|willing to pay|orders? for|pre-?orders?|price point|licen[cs]ing|distributors?|subscri(?:be|bers)|sold|buyers)\b/i,
  ),
  cue(
    "dissemination",
    2.4,
    /\b(?:articles?|short film|films?|videos?|blog|social media|open days?|talks|posters?|leaflets|newspapers?|magazines?|toolkit|manual|weeklies|county fair|broadcast|paper) (?:will|on|for|in|is|are|at|to)\b|\bshare what we (?:learn|find)\b|\bavailable (?:free|online|to all)\b/i,
  ),
  cue(
    "audience",
    2.4,
    /\bplaces (?:go|are)\b|\bpriority\b|\beligible\b|\b(?:people|families|children|visitors|men|women|adults|pupils|students) (?:came|come|took part|attended|visited)\b|\bamong them\b|\b(?:girls|boys|women|men|children|teenagers|adults|people|families) (?:from|aged|between|over|under|with|who live)\b/i,
  ),
  cue(
    "impact",
    2.6,
    /\bsuccess here\b|\bwould (?:give|let|allow|mean|save|spare|open) (?:every|all|any|other|the)\b|\b(?:every|any|other|all) (?:countr(?:y|ies)|hospitals?|schools?|cit(?:y|ies)|towns?|regions?) (?:could|would|can)\b|\ba model for\b|\bbeyond (?:the|our) (?:county|city|project|region|valley|town)\b|\bpolicy\b|\bgenerations?\b|\bothers could\b/i,
  ),
  cue(
    "lessons",
    2.6,
    /\b(?:alone )?did not (?:bring|help|work|come|reach|suffice)\b|\bturned out\b|\bwe underestimated\b|\bwhat worked\b|\bsurprised us\b|\bwould now\b|\bmistake\b|\btoo (?:late|early|long) and\b|\bwe had (?:expected|assumed|thought)\b/i,
  ),
  cue(
    "stories",
    2.8,
    /^[\p{Lu}][^“"]{0,80}[“"][^”"]{15,}[”"]\.?$|\bput it (?:like this|this way)\b|^[“"][^”"]{20,}[”"]/u,
  ),
  cue(
    "budget",
    1.8,
    /\b(?:requesting|the request|goes (?:on|to|towards?)|administration|at [$€£]\S+ (?:each|an? hour|a day|per)|a gift of|ticket sales|remaining (?:third|half|sum|amount)|of the [$€£])\b/i,
  ),

  cue(
    "methods",
    1.6,
    /\b(?:we|they) (?:first |then |also |finally )?(?!have|has|had|are|is|were|was|expect|know|ask|request|believe|need|want|spent|hope|think|learn(?:ed|t)?|will|shall|would|could|can|may|might|must|plan|count|measure|compare|keep|weigh|understand|promised|write|serve|exist|comply|should|seek|aim|lost|lack|estimate|planned|look|did|do|share|propose|test|track|survey|cannot)\w+\b/i,
  ),
  cue(
    "methods",
    1.8,
    /\b(?:mornings|afternoons|evenings|nights|hours|times|sessions|evening|lessons) (?:a|per|each|every) (?:day|week|month|term)\b|\bat the bedside\b|\bin small groups\b|\bshow\w* (?:\w+ )?(?:\w+ and \w+ )?how to\b|\bday and night\b/i,
  ),
  cue(
    "methods",
    1.4,
    /\b(?:we|they) (?:ran|held|trained|planted|taught|built|opened|visited|organi[sz]ed|delivered|installed|repaired|printed)\b|\beach (?!of )\w+ (?:adopts|keeps|builds|plants|makes|writes|chooses|works|gets)\b/i,
  ),
  cue(
    "timeline",
    2.5,
    (sentence) =>
      (sentence.match(
        /\b(?:first|next|last|then)?\s?(?:\w+|\d+) (?:days|weeks|months)\b|\bthe (?:first|next|last) (?:two|three|four|five|six|eight|ten|twelve|fourteen|eighteen|\d+)\b/gi,
      )?.length ?? 0) > 1,
  ),
  cue(
    "timeline",
    2.4,
    /\b(?:days|weeks|months) after (?:signature|signing|award|approval|the (?:award|start|decision))\b|\btakes? the (?:first|next|last|whole)\b|\b(?:done|finished|ready|complete|open|in place) (?:\w+ ){0,2}(?:within|after|by|in)\b/i,
  ),
  cue(
    "risk",
    2.4,
    /\b(?:main|greatest|biggest|only|real) (?:danger|worry|concern|threat|uncertainty)\b|\bis why we\b|\bif\b[^,]{5,},? we (?:will|shall|can|would|fall back|turn to)\b/i,
  ),
  cue(
    "lessons",
    3,
    /^had we\b|\bwe had not (?:expected|thought|planned)\b|\bwe would have\b|\bwas harder than\b|\bwe (?:now )?know (?:now )?that\b/i,
  ),
  cue("stories", 3, /[“"][^”"]{12,}[”"],? (?:says|said|wrote|writes|told) \p{Lu}|\bin the words of\b/u),
  cue(
    "outcomes",
    2.4,
    /\bwe (?:count on|hope for|are confident|had promised|promised|reckon)\b|\bfrom (?:\d|[a-z]+teen|[a-z]+ty|two|three|four|five|six|seven|eight|nine|ten)\S* (?:\w+ ){0,2}to (?:\d|zero|none|two|three|four|five|six|seven|eight|nine|ten)/i,
  ),
  cue("need", -1.5, /\bfrom \d+ to \d+\b/),
  cue(
    "outcomes",
    1.8,
    /\bno (?:\w+ ){1,2}(?:should|will|need)\b|\b(?:alive|still|standing|in use|employed|certified) (?:and|after|at)\b|\ba (?:third|quarter|half) (?:fewer|less|more)\b/i,
  ),
  cue(
    "innovation",
    2.6,
    /\b(?:has|have) only (?:now |just |recently )?become possible\b|\bonly recently\b|\bnow possible\b|\bfor the first\b|\bfaster than any\b|\bcheaper than any\b/i,
  ),
  cue("timeline", -2, /\bonly become possible\b|\blast year\b/i),
  cue(
    "impact",
    2,
    /\b(?:would|could|will) help (?:to )?\w+ (?:whether|how|to|the|other|people|policy|doctors)\b|\bbetter (?:numbers|evidence|knowledge)\b/i,
  ),
  cue("objectives", 1.2, /\bwhether\b/i),
  cue(
    "evaluation",
    2.4,
    /\b(?:outside|independent|external) (?:tester|auditor|reviewer|expert|body|team|person)\b|\b(?:are|is) compared with\b|\bread from the\b|\bgets? the report\b|\bsent us the (?:figures|numbers|results)\b|\bcounts? the \w+\b|\bnumbers? on a\b|\bcontrol wards?\b|\bas before\b/i,
  ),
  cue(
    "facilities",
    2.2,
    /\b(?:laborator(?:y|ies)|workshop|studio|kitchen|barn|hall|station|lab|greenhouse|building) (?:at \S+ |in \S+ |of \S+ )?(?:keeps?|has|holds|is fitted|contains|seats|offers)\b/i,
  ),
  cue(
    "data",
    2.2,
    /\b(?:records|recordings|measurements|files|images|sequences|interviews) (?:will be in|never leave|stay|remain|go to|are (?:kept|held|stored))\b|\barchive, free\b|\bfree for anyone\b/i,
  ),
  cue("budget", 2.2, /\b(?:is|are) (?:not )?included\b|\b(?:adds|add|gives|contributes|pays) [$€£]/i),
  cue(
    "sustainability",
    2.2,
    /\bfor good\b|\bfrom the (?:second|third|fourth|fifth) year\b|\bin writing that\b|\bnext year (?:the|we|our)\b|\bwill employ\b|\bfrom then on\b|\b(?:pays?|paying) for (?:itself|themselves)\b|\bsell(?:ing|s) \w+ (?:\w+ )?(?:will|can|should) pay\b/i,
  ),
  cue(
    "engagement",
    2.2,
    /\bdecides? (?:which|what|who|where|how)\b|\b(?:relatives|parents|learners|residents|members|users) (?:meet|sit|choose|vote)\b|\basked for a\b/i,
  ),
  cue(
    "need",
    2,
    /\bneither\b|\b(?:twice|three times|four times|half) as (?:often|many|much|likely|high)\b|\bno such\b|\bdisagree\b|\bdried up\b|\bcleared\b|\bhours? a day in\b|\bransomware\b|\bhave had no\b/i,
  ),
  cue("team", 1.6, /\b(?:in charge of|our founder|chairs the|leads the work|wrote the)\b/i),

  cue("budget", -4, /\bon (?:a|an annual|a yearly) budget (?:of|that)\b/i),
  cue("organization", 1.5, /\bon (?:a|an annual|a yearly) budget (?:of|that)\b|\bwe have run\b/i),

  cue("budget", 1.8, /\b(?:we|I) (?:also |still )?need (?!to (?:know|learn|understand|change))/i),
  cue("need", -1.4, /\b(?:we|I) (?:also |still )?need\b/i),

  // Other languages: a few sure words each
  cue(
    "budget",
    2.4,
    /\b(?:presupuesto|costos?|costes?|kosten|budget|förderung|finanzierung|coûts?|subvention|orçamento|custos?|bilancio|costi|presupuestado|solicitamos|beantragen)\b|预算|费用|資金|予算|बजट|لميزانية|бюджет/iu,
  ),
  cue(
    "team",
    2,
    /\b(?:dirige|coordinadora?|directora?|equipo|leitet|leiterin?|mitarbeiter\w*|équipe|directrice|responsable|equipe|coordenadora?|diretora?|coordinatrice)\b|负责人|团队|代表者|руководитель/iu,
  ),
  cue(
    "need",
    2,
    /\b(?:falta|carecen?|pobreza|necesidad|problema|fehl(?:t|en)|mangel|armut|bedarf|kein\w*|manque\w*|pauvreté|besoin|aucune?|falta\w*|pobreza|carência|mancanza|povertà|bisogno)\b|缺乏|没有|不足|нет|недостат\w*/iu,
  ),
  cue(
    "timeline",
    1.8,
    /\b(?:comienza|empieza|termina|meses|beginnt|startet|endet|monate|commence\w*|débute\w*|termine|mois|começa|inizia|mesi)\b|开始|个月|начн\w*/iu,
  ),
  cue(
    "outcomes",
    2,
    /\b(?:esperamos|resultados?|erwarten|ergebnisse?|wirkung|résultats?|attendons|prévoyons|resultado|risultati)\b|预计|成果|期待|ожида\w*/iu,
  ),
  cue("objectives", 2, /\b(?:objetivo|meta|ziel(?:e|en)?|zweck|objectif|but de|obiettivo)\b|目标|目的|цель/iu),
  cue(
    "evaluation",
    2,
    /\b(?:evalua\w+|mediremos|encuesta|auswert\w+|befrag\w+|messen|évalu\w+|enquête|mesurer\w*|avalia\w+|valutazione)\b|评估|调查|評価|оценк\w*/iu,
  ),
  cue(
    "methods",
    1.6,
    /\b(?:vamos a|talleres|clases|capacitar\w*|wir (?:werden|wollen|planen)|kurse|schulen|nous (?:allons|formerons|organis\w+)|ateliers|oficinas|vamos|laboratori|corsi)\b|我们将|培训|開催/iu,
  ),
  cue(
    "partners",
    2,
    /\b(?:socios?|junto con|en colaboración|partner\w*|gemeinsam mit|zusammen mit|partenaires?|en partenariat|parceiros?|parceria|in collaborazione)\b|合作|連携/iu,
  ),
  cue(
    "sustainability",
    2,
    /\b(?:a largo plazo|después de la subvención|langfristig|nach (?:dem )?(?:ende der )?förderung|à long terme|après la subvention|a longo prazo|a lungo termine)\b|可持续|长期/iu,
  ),
];
