import type { LanguageWords } from "./language.ts";

/** Polish. */
export const polish: LanguageWords = {
  language: "pl",
  letters: "ąęłżźćśń",
  small:
    "i w z na do się nie jest że to przez dla są oraz od po o jak za ale nasz nasza nasze który która które ich być będzie także",
  numbers:
    "półtora 1.5,dwa|dwie|dwóch|dwoje|dwu 2,trzy|trzech|troje 3,cztery|czterech|czworo 4,pięć|pięciu|pięcioro 5,sześć|sześciu|sześcioro 6,siedem|siedmiu|siedmioro 7,osiem|ośmiu|ośmioro 8,dziewięć|dziewięciu|dziewięcioro 9,dziesięć|dziesięciu|dziesięcioro 10,jedenaście|jedenastu 11,dwanaście|dwunastu 12,trzynaście|trzynastu 13,czternaście|czternastu 14,piętnaście|piętnastu 15,szesnaście|szesnastu 16,siedemnaście|siedemnastu 17,osiemnaście|osiemnastu 18,dziewiętnaście|dziewiętnastu 19,dwadzieścia|dwudziestu 20,trzydzieści|trzydziestu 30,czterdzieści|czterdziestu 40,pięćdziesiąt|pięćdziesięciu 50,sześćdziesiąt|sześćdziesięciu 60,siedemdziesiąt|siedemdziesięciu 70,osiemdziesiąt|osiemdziesięciu 80,dziewięćdziesiąt|dziewięćdziesięciu 90,dwieście|dwustu 200,trzysta|trzystu 300,czterysta|czterystu 400,pięćset|pięciuset 500,sześćset 600,siedemset 700,osiemset 800,dziewięćset 900",
  scales:
    "tuzin 12,sto|stu 100,tysiąc|tysiące|tysięcy|tysiącu|~tys 1000,milion|miliony|milionów|~mln 1000000,miliard|miliardów|mld 1000000000",
  and: "i",
  months:
    "styczeń|stycznia|styczniu luty|lutego|lutym marzec|marca|marcu kwiecień|kwietnia|kwietniu maj|maja|maju czerwiec|czerwca|czerwcu lipiec|lipca|lipcu sierpień|sierpnia|sierpniu wrzesień|września|wrześniu październik|października|październiku listopad|listopada|listopadzie grudzień|grudnia|grudniu",
  seasons:
    "wiosna|wiosną|wiosnę|wiosny spring,lato|latem|lata summer,jesień|jesienią|jesieni autumn,zima|zimą|zimę|zimy winter",
  durations:
    "dzień|dni|dniowy|dniowe day,tydzień|tygodnie|tygodni|tygodniowy week,miesiąc|miesiące|miesięcy|miesięczny|miesięczne|miesiąca month,kwartał|kwartały|kwartałów quarter,rok|lata|lat|roku|letni|letnie|letnia year,godzina|godziny|godzin|godzinę|godz hour,minuta|minuty|minut minute,dekada|dekady|dekad decade",
  one: "jeden jedna jedno jednego",
  currencies: "złoty|złote|złotych|zł PLN,euro EUR,dolar|dolary|dolarów USD",
  percent: "procent,proc,procenta,procentów",
  half: "i pół",
  shares: "połowa|połowę|połowy|połowie 50,pół 50,ćwierć 25,trzecia|trzecie|trzecią 33.3,czwarte 25,piąte 20",
  datePrepositions: "w od do roku rok z przed po na między lata latach dnia",
};

/** Russian. */
export const russian: LanguageWords = {
  language: "ru",
  small: "и в на не что с по для это мы из у как от но за к о так же или их при наш наша наши",
  numbers:
    "полтора|полторы 1.5,два|две|двое|двух|двумя 2,три|трех|трём|тремя|трое|троих 3,четыре|четырех|четверо|четверых 4,пять|пяти|пятеро 5,шесть|шести|шестеро 6,семь|семи 7,восемь|восьми 8,девять|девяти 9,десять|десяти 10,одиннадцать|одиннадцати 11,двенадцать|двенадцати 12,тринадцать|тринадцати 13,четырнадцать|четырнадцати 14,пятнадцать|пятнадцати 15,шестнадцать|шестнадцати 16,семнадцать|семнадцати 17,восемнадцать|восемнадцати 18,девятнадцать|девятнадцати 19,двадцать|двадцати 20,тридцать|тридцати 30,сорок|сорока 40,пятьдесят|пятидесяти 50,шестьдесят|шестидесяти 60,семьдесят 70,восемьдесят 80,девяносто 90,двести|двухсот 200,триста|трехсот 300,четыреста 400,пятьсот 500,шестьсот 600,семьсот 700,восемьсот 800,девятьсот 900",
  scales:
    "дюжина 12,сто|ста|~сотни|~сотен 100,тысяча|~тысячи|~тысяч|~тыс 1000,миллион|миллиона|миллионов|~млн 1000000,миллиард|миллиардов|млрд 1000000000",
  and: "и",
  months:
    "январь|января|январе февраль|февраля|феврале март|марта|марте апрель|апреля|апреле май|мая|мае июнь|июня|июне июль|июля|июле август|августа|августе сентябрь|сентября|сентябре октябрь|октября|октябре ноябрь|ноября|ноябре декабрь|декабря|декабре",
  seasons:
    "весна|весной|весны|весну spring,лето|летом|лета summer,осень|осенью|осени autumn,зима|зимой|зимы|зиму winter",
  durations:
    "день|дня|дней day,неделя|недели|недель|неделю week,месяц|месяца|месяцев month,квартал|квартала|кварталов quarter,год|года|лет|году|летний|летняя year,час|часа|часов hour,минута|минуты|минут minute",
  one: "один одна одно одного",
  currencies: "рубль|рубля|рублей|руб RUB,доллар|доллара|долларов USD,евро EUR",
  percent: "процент,процента,процентов",
  half: "с половиной",
  shares: "половина|половину|половины 50,треть|трети 33.3,четверть|четверти 25",
  datePrepositions: "в с до по к от за на году год года между",
};
