import type { LanguageWords } from "./language.ts";

/** German. Its numbers from 21 on are made in numberWords.ts. */
export const german: LanguageWords = {
  language: "de",
  letters: "äöüß",
  small:
    "der die das und ist in den von zu mit für auf ein eine einen nicht wir unser unsere werden im dem des sich auch als an es bei oder sind wird hat haben alle allen jede jeder jedes diese dieser dieses viele einige unter",
  numbers:
    "anderthalb|eineinhalb 1.5,zweieinhalb 2.5,dreieinhalb 3.5,viereinhalb 4.5,zwei|zwo 2,drei 3,vier 4,fünf 5,sechs 6,sieben 7,acht 8,neun 9,zehn 10,elf 11,zwölf 12,dreizehn 13,vierzehn 14,fünfzehn 15,sechzehn 16,siebzehn 17,achtzehn 18,neunzehn 19,zwanzig 20,dreißig|dreissig 30,vierzig 40,fünfzig 50,sechzig 60,siebzig 70,achtzig 80,neunzig 90",
  scales:
    "dutzend|~dutzende 12,hundert|~hunderte 100,tausend|~tausende|~tsd 1000,million|~millionen|~mio 1000000,milliarde|milliarden|~mrd 1000000000",
  and: "und",
  months: "januar|jänner|jan februar|feb märz april mai juni juli august september|sept oktober november dezember",
  seasons: "frühjahr|frühling spring,sommer summer,herbst autumn,winter winter",
  durations:
    "tag|tage|tagen|tägige|tägigen|tägiges day,woche|wochen|wöchige|wöchigen|wöchiges week,monat|monate|monaten|monatige|monatigen|monatiges month,quartal|quartale|quartalen quarter,jahr|jahre|jahren|jährige|jährigen|jähriges year,stunde|stunden|stündige|stündigen hour,minute|minuten minute,jahrzehnt|jahrzehnte|jahrzehnten decade",
  one: "ein eine einen einem einer eines",
  currencies: "euro EUR,dollar USD,pfund GBP,franken|fr CHF,kronen SEK",
  percent: "prozent",
  half: "und eine halbe,und ein halbes",
  shares: "hälfte 50,drittel 33.3,viertel 25,fünftel 20,zehntel 10",
  datePrepositions:
    "in im seit bis von ab zum zwischen vor nach jahr anfang ende mitte frühjahr sommer herbst winter für",
};

/** Dutch. Its numbers from 21 to 99 are made in numberWords.ts. */
export const dutch: LanguageWords = {
  language: "nl",
  small:
    "de het een en van in is op te dat voor met zijn wij we ons onze niet aan er om ook als door bij of naar worden wordt heeft hebben die",
  numbers:
    "anderhalf|anderhalve 1.5,tweeënhalf|tweeëneenhalf 2.5,drieënhalf|drieëneenhalf 3.5,twee 2,drie 3,vier 4,vijf 5,zes 6,zeven 7,acht 8,negen 9,tien 10,elf 11,twaalf 12,dertien 13,veertien 14,vijftien 15,zestien 16,zeventien 17,achttien 18,negentien 19,twintig 20,dertig 30,veertig 40,vijftig 50,zestig 60,zeventig 70,tachtig 80,negentig 90",
  scales: "dozijn 12,honderd|~honderden 100,duizend|~duizenden 1000,miljoen|~mln 1000000,miljard 1000000000",
  and: "en",
  months: "januari februari maart april mei juni juli augustus september oktober november december",
  seasons: "voorjaar|lente spring,zomer summer,najaar|herfst autumn,winter winter",
  durations:
    "dag|dagen|daagse day,week|weken|weekse week,maand|maanden month,kwartaal|kwartalen quarter,jaar|jaren|jarig|jarige year,uur|uren hour,minuut|minuten minute",
  one: "een één",
  currencies: "euro EUR,dollar USD,pond GBP",
  percent: "procent",
  half: "en een half,en een halve",
  shares: "helft 50,derde 33.3,kwart 25,vijfde 20",
  dateOf: "van",
  datePrepositions: "in sinds tot van vanaf tussen voor na jaar begin eind medio per",
};
