import { foldWord } from "@grantwright/domain/facts";

/** Words of which names of institutions and offices are made, and which are translated with them. */
const words = new Set(
  (
    "department ministry municipality council board service services office authority agency bureau committee commission centre center institute institution university college school academy faculty " +
    "museum library archive hospital clinic foundation trust fund association society club group union cooperative company network federation league parish church district region regional county city town hall " +
    "state national public general health education culture sports youth children women's women civil protection agricultural agriculture science sciences engineering materials rehabilitation research development support self help house hall old new " +
    "president director head chair chairman chairwoman secretary treasurer professor doctor constable mayor deputy officer teacher programme program project festival " +
    "departamento ministerio municipio ayuntamiento alcaldía consejo servicio oficina centro instituto universidad escuela academia facultad museo biblioteca archivo hospital fundación asociación sociedad club grupo unión cooperativa federación parroquia iglesia distrito región nacional salud educación cultura juventud mujeres infancia presidente presidenta directora círculo " +
    "département ministère mairie conseil service bureau centre institut université école faculté musée bibliothèque archives hôpital fondation association société club groupe union coopérative fédération paroisse église arrondissement région national santé éducation culture jeunesse femmes présidente président directrice directeur " +
    "abteilung ministerium gemeinde rat dienst amt büro zentrum institut universität schule akademie fakultät museum bibliothek stadtbibliothek archiv krankenhaus stiftung verein gesellschaft klub gruppe verband genossenschaft pfarrei kirche kreis bezirk landkreis jugend bildung kultur gesundheit frauen vorsitzende vorsitzender leiterin leiter direktorin direktor " +
    "departamento ministério município câmara conselho serviço centro instituto universidade escola faculdade museu biblioteca arquivo fundação associação sociedade clube grupo união cooperativa paróquia igreja distrito região saúde educação cultura juventude mulheres diretora diretor presidente " +
    "dipartimento ministero comune consiglio servizio ufficio centro istituto università scuola facoltà museo biblioteca archivio ospedale fondazione associazione società gruppo unione cooperativa parrocchia chiesa regione salute istruzione cultura gioventù donne presidente direttrice direttore " +
    "departament ministerstwo gmina rada urząd biuro centrum instytut uniwersytet szkoła wydział muzeum biblioteka archiwum szpital fundacja stowarzyszenie towarzystwo klub grupa związek spółdzielnia parafia kościół powiat region zdrowie edukacja kultura młodzież kobiety prezes dyrektor " +
    "afdeling ministerie gemeente raad dienst bureau centrum instituut universiteit school museum bibliotheek archief ziekenhuis stichting vereniging genootschap groep bond coöperatie parochie kerk wijk"
  )
    .split(" ")
    .map(foldWord),
);

/** Whether a word of a name, folded, says of what kind an institution or office is, and not which one. */
export const isInstitution = (word: string): boolean => words.has(word) || words.has(word.replace(/s$/, ""));
