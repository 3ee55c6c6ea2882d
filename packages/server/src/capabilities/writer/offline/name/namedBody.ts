import { longestName } from "./shortenName.ts";

/** What a group, a house or an undertaking is called by: "Harlan Creek Public Library", "Orquestra de Sucata". */
const bodies =
  "Library|School|Church|Chapel|Club|Society|Trust|Association|Centre|Center|Museum|Hall|Gardens?|Pantry|Foundation|Park|Farm|Theatre|Theater|Choir|Band|Orchestra|College|Hospital|Clinic|Co-?operative|Caf[ée]|Shed|Kitchen|Network|Ventures|Collective|Festival|Bakery|Shelter|Archive|Radio|Orquestra|Orquesta|Orchestre|Escola|Associação|Biblioteca|Museu|Cooperativa|Escuela|Asociación|Centro|Grupo|Taller|Huerto|École|Bibliothèque|Musée|Ferme|Jardin|Atelier|Maison|Verein|Schule|Bibliothek|Werkstatt|Garten|Stiftung|Genossenschaft|Stichting|Vereniging|Bibliotheek|Tuin|Buurthuis|Scuola|Associazione|Museo|Orto|Fondazione|Compagnia|Teatro";
const small = "of|the|and|for|in|de|del|la|du|des|der|für|do|da|dos|di|dei|della|van|het";
const capitals = String.raw`\p{Lu}[\p{L}'’&-]*`;
const bodyName = new RegExp(
  String.raw`(?<![\p{L}])(?!(?:The|Our|My|This|That|At|In|Die|Das|Der|La|Le|El|Il|A|O)\s)((?:${capitals} (?:(?:${small}) )*){1,5}(?:${bodies})(?!\p{L})(?: (?:${small})(?: ${capitals})+)?|(?:${bodies}) (?:(?:${small}) )*${capitals}(?: (?:(?:${small}) )*${capitals}){0,3})`,
  "gu",
);

/** So many sentences at the beginning say who somebody is; what is named once later is somebody else. */
const opening = 3;

/** What a text calls by name most often, of what has one: a group or a house that is named at its beginning, or twice. */
export function namedBody(sentences: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const [at, sentence] of sentences.entries())
    for (const [, name = ""] of sentence.matchAll(bodyName))
      if (name.length <= longestName) counts.set(name, (counts.get(name) ?? 0) + (at < opening ? 1.5 : 1));
  return [...counts].filter(([, count]) => count >= 1.5).toSorted(([, a], [, b]) => b - a)[0]?.[0];
}
