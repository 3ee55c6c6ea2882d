import { foldWord } from "@grantwright/domain/facts";

/** Words of one measure or time: the first names it. */
const read = (lists: string): ReadonlyMap<string, string> =>
  new Map(
    lists.split(",").flatMap((list) => list.split(" ").map((word, _, [name = ""]) => [foldWord(word), name] as const)),
  );

/** Measures by their words, in each language that facts are read in. */
export const measures = read(
  "mm millimetre millimetres millimeter millimeters milímetros millimètres millimetri,cm centimetre centimetres centimeter centimeters centímetro centímetros centimètre centimètres centimetri zentimeter сантиметров,m metre metres meter meters metro metros mètre mètres metri metrów метров,km kilometre kilometres kilometer kilometers kilómetro kilómetros quilómetro quilómetros quilômetros kilomètre kilomètres chilometri kilometrów километров," +
    "in inch inches,ft foot feet,yd yard yards,mi mile miles millas milhas,m2 quadratmeter quadratmetern sqm,m3 kubikmeter kubikmetern,km2 quadratkilometer,ha hectare hectares hectárea hectáreas hektar ettari hektarów гектаров,acre acres," +
    "mg milligram milligrams miligramos,g gram grams gramme grammes gramo gramos gramm grammi gramów граммов,kg kilo kilos kilogram kilograms kilogramme kilogrammes kilogramos quilos chili kilogramm,t ton tons tonne tonnes tonelada toneladas tonnellate tonnen ton тонн,oz ounce ounces,lb lbs," +
    "ml millilitre millilitres milliliter milliliters mililitros,l litre litres liter liters litro litros litri litrów литров,gal gallon gallons galones," +
    "kw kilowatt kilowatts,kwh,mw megawatt megawatts,mwh,hz,khz,mhz,k kelvin,c celsius,f fahrenheit,mah,ah,v volt volts,lux,db",
);

/** Words of times for which something is counted again and again. */
export const timeWords = read(
  "hour hr h hora heure ora stunde uur godzinę час,day día dia jour giorno tag dag dzień день,night noche nuit notte nacht noc,week wk semana semaine settimana woche week tydzień неделю," +
    "month mo mes mês mois mese monat maand miesiąc месяц,quarter trimestre trimestri quartal kwartał,year yr annum año ano an année anno jahr jaar rok год,session sesión séance sessione sitzung,visit visita visite besuch",
);

/** Words between a figure and the time for which it is meant. */
export const perWords = new Set(
  "per a an each every por al à a cada par chaque pro je jede jeden im in all alla ogni per na w za в на"
    .split(" ")
    .map(foldWord),
);

/** Words and signs by which a length becomes an area or a volume, before it or behind it. */
export const powers = read(
  "2 ² sq square cuadrado cuadrados carré carrés quadrado quadrados quadrato quadrati kwadratowych vierkante квадратных,3 ³ cubic cúbico cúbicos cube cubes cubo cubi sześciennych kubieke кубических",
);

/** What a measure measures, and how many of the base unit it is. */
export const sizes: ReadonlyMap<string, readonly [dimension: string, factor: number]> = new Map([
  ["mm", ["length", 0.001]],
  ["cm", ["length", 0.01]],
  ["m", ["length", 1]],
  ["km", ["length", 1000]],
  ["in", ["length", 0.0254]],
  ["ft", ["length", 0.3048]],
  ["yd", ["length", 0.9144]],
  ["mi", ["length", 1609.344]],
  ["ha", ["area", 10_000]],
  ["acre", ["area", 4046.856]],
  ["mg", ["mass", 0.001]],
  ["g", ["mass", 1]],
  ["kg", ["mass", 1000]],
  ["t", ["mass", 1_000_000]],
  ["oz", ["mass", 28.3495]],
  ["lb", ["mass", 453.592]],
  ["ml", ["volume", 0.001]],
  ["l", ["volume", 1]],
  ["gal", ["volume", 3.785]],
  ["kw", ["power", 1000]],
  ["mw", ["power", 1_000_000]],
  ["kwh", ["energy", 1000]],
  ["mwh", ["energy", 1_000_000]],
  ["hz", ["frequency", 1]],
  ["khz", ["frequency", 1000]],
  ["mhz", ["frequency", 1_000_000]],
  ["m2", ["area", 1]],
  ["km2", ["area", 1_000_000]],
  ["m3", ["volume", 1000]],
]);
