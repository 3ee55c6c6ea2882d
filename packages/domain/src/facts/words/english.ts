import type { LanguageWords } from "./language.ts";

/** English. */
export const english: LanguageWords = {
  language: "en",
  small:
    "the of and to in a is are we our for that will with on by from be this it as at have has who not an or their they was were i you which each all than after there been more",
  numbers:
    "two 2,three 3,four 4,five 5,six 6,seven 7,eight 8,nine 9,ten 10,eleven 11,twelve 12,thirteen 13,fourteen 14,fifteen 15,sixteen 16,seventeen 17,eighteen 18,nineteen 19,twenty 20,thirty 30,forty 40,fifty 50,sixty 60,seventy 70,eighty 80,ninety 90",
  scales:
    "dozen|~dozens 12,hundred|~hundreds 100,thousand|~thousands|~k 1000,million|~millions|~mn|~mio|~m 1000000,billion|~bn 1000000000,lakh|lakhs 100000,crore|crores 10000000",
  and: "and",
  months:
    "january|jan february|feb march|mar april|apr may june|jun july|jul august|aug september|sept|sep october|oct november|nov december|dec",
  seasons: "spring spring,summer summer,autumn|fall autumn,winter winter",
  durations:
    "day|days day,week|weeks|wk|wks week,fortnight|fortnights fortnight,month|months|mo month,quarter|quarters quarter,year|years|yr|yrs year,hour|hours|hr|hrs hour,minute|minutes|min|mins minute,decade|decades decade",
  one: "one a an",
  currencies:
    "dollar|dollars|bucks USD,euro|euros EUR,pound|pounds|sterling|quid GBP,franc|francs ?,yen JPY,rupee|rupees INR,rand ZAR,shilling|shillings ?,naira NGN,peso|pesos ?,yuan|renminbi CNY,kwacha ?,cedi|cedis GHS,birr ETB,dirham|dirhams ?,dinar|dinars ?,boliviano|bolivianos BOB,soles PEN,lempira|lempiras HNL,quetzal|quetzales GTQ,guaraní|guaraníes PYG,lira|liras TRY,zloty|zlotys PLN,rouble|roubles|ruble|rubles RUB,krona|kronor SEK,taka BDT,baht THB,dong VND,ringgit MYR,rupiah IDR,lari|laris GEL,hryvnia|hryvnias UAH,lev|leva BGN,forint|forints HUF,koruna|korunas CZK,tenge KZT,dram|drams AMD,manat AZN,shekel|shekels ILS,pula BWP,dalasi GMD,leone|leones SLE,kyat MMK,riel|riels KHR,tugrik MNT,kina PGK,afghani AFN,gourde|gourdes HTG,metical|meticais MZN,ariary MGA,riyal|rial ?,lek ALL,leu RON,pataca MOP,rufiyaa MVR",
  percent: "percent,per cent,pct,percentage points",
  half: "and a half",
  shares:
    "half 50,third 33.3,thirds 33.3,quarter 25,quarters 25,fifth 20,fifths 20,tenth 10,tenths 10,sixth 16.7,eighth 12.5",
  ordinals:
    "first 1,second 2,third 3,fourth 4,fifth 5,sixth 6,seventh 7,eighth 8,ninth 9,tenth 10,eleventh 11,twelfth 12,thirteenth 13,fourteenth 14,fifteenth 15,sixteenth 16,seventeenth 17,eighteenth 18,nineteenth 19,twentieth 20,thirtieth 30",
  datePrepositions:
    "in by since from until till before after during of year for through to and fiscal early late mid between around about last next this every each on",
};
