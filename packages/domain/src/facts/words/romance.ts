import type { LanguageWords } from "./language.ts";

/** Spanish. */
export const spanish: LanguageWords = {
  language: "es",
  letters: "ñ¿¡áíóú",
  small:
    "el la los las de del y en que para con por una un se es al lo su sus como más no son nuestro nuestra hemos ha",
  numbers:
    "dos 2,tres 3,cuatro 4,cinco 5,seis 6,siete 7,ocho 8,nueve 9,diez 10,once 11,doce 12,trece 13,catorce 14,quince 15,dieciséis 16,diecisiete 17,dieciocho 18,diecinueve 19,veinte 20,veintiún|veintiuno|veintiuna 21,veintidós 22,veintitrés 23,veinticuatro 24,veinticinco 25,veintiséis 26,veintisiete 27,veintiocho 28,veintinueve 29,treinta 30,cuarenta 40,cincuenta 50,sesenta 60,setenta 70,ochenta 80,noventa 90,doscientos|doscientas 200,trescientos|trescientas 300,cuatrocientos|cuatrocientas 400,quinientos|quinientas 500,seiscientos|seiscientas 600,setecientos|setecientas 700,ochocientos|ochocientas 800,novecientos|novecientas 900",
  scales:
    "docena|~docenas 12,veintena 20,treintena 30,cien|ciento|~cientos 100,mil|~miles 1000,millón|millones|mdd 1000000,~decena|~decenas 10,centenar|~centenares 100,millar|~millares 1000",
  and: "y de",
  months: "enero febrero marzo abril mayo junio julio agosto septiembre|setiembre octubre noviembre diciembre",
  seasons: "primavera spring,verano summer,otoño autumn,invierno winter",
  durations:
    "día|días day,semana|semanas week,quincena|quincenas fortnight,mes|meses month,trimestre|trimestres quarter,semestre|semestres semester,año|años|anual year,hora|horas hour,minuto|minutos minute,década|décadas decade",
  one: "un una uno",
  currencies:
    "dólar|dólares USD,euro|euros EUR,libra|libras GBP,peso|pesos ?,sol|soles PEN,quetzal|quetzales GTQ,bolivianos BOB,lempiras HNL,colones CRC,franco|francos ?",
  percent: "por ciento",
  half: "y media,y medio",
  shares: "mitad 50,tercio 33.3,tercios 33.3,cuarto 25,cuartos 25,quinto 20,quintos 20",
  datePrepositions: "en desde hasta de entre para durante año antes después del curso hacia",
  dateOf: "de del",
};

/** French. Its numbers from 21 to 99 are made in numberWords.ts. */
export const french: LanguageWords = {
  language: "fr",
  letters: "éèêàùœç",
  small:
    "le la les des de du et en que pour avec par une un se est au aux dans nous notre nos sur qui ce cette sont plus ont ne pas il elle",
  numbers:
    "deux 2,trois 3,quatre 4,cinq 5,six 6,sept 7,huit 8,neuf 9,dix 10,onze 11,douze 12,treize 13,quatorze 14,quinze 15,seize 16,vingt 20,trente 30,quarante 40,cinquante 50,soixante 60",
  scales:
    "douzaine|~douzaines 12,~dizaine|~dizaines 10,vingtaine 20,trentaine 30,quarantaine 40,cinquantaine 50,~centaine|~centaines 100,cent|cents 100,mille 1000,~millier|~milliers 1000,million|millions 1000000,milliard|milliards 1000000000,~k 1000,~m 1000000",
  and: "et de d",
  months: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
  seasons: "printemps spring,été summer,automne autumn,hiver winter",
  durations:
    "jour|jours day,semaine|semaines week,mois month,trimestre|trimestres quarter,semestre|semestres semester,an|ans|année|années year,heure|heures hour,minute|minutes minute,décennie decade",
  one: "un une",
  currencies: "euro|euros EUR,dollar|dollars USD,livre|livres GBP,franc|francs ?,fcfa|xof XOF",
  percent: "pour cent,p. cent",
  half: "et demie,et demi",
  shares: "moitié 50,tiers 33.3,quart 25,quarts 25,cinquième 20,cinquièmes 20",
  datePrepositions: "en depuis jusqu de fin début dès entre avant après courant année à mi pour d l",
};

/** Portuguese. */
export const portuguese: LanguageWords = {
  language: "pt",
  letters: "ãõâçáê",
  small:
    "o a os as de do da dos das e em que para com por uma um se é ao no na nos nas seu sua mais não são nosso nossa foi",
  numbers:
    "dois|duas 2,três 3,quatro 4,cinco 5,seis 6,sete 7,oito 8,nove 9,dez 10,onze 11,doze 12,treze 13,catorze|quatorze 14,quinze 15,dezasseis|dezesseis 16,dezassete|dezessete 17,dezoito 18,dezanove|dezenove 19,vinte 20,trinta 30,quarenta 40,cinquenta 50,sessenta 60,setenta 70,oitenta 80,noventa 90,duzentos|duzentas 200,trezentos|trezentas 300,quatrocentos|quatrocentas 400,quinhentos|quinhentas 500,seiscentos|seiscentas 600,setecentos|setecentas 700,oitocentos|oitocentas 800,novecentos|novecentas 900",
  scales:
    "dúzia|~dúzias 12,~dezena|~dezenas 10,cem|cento|~centenas 100,mil|~milhares 1000,milhão|milhões|~mi 1000000,bilhão|bilhões 1000000000",
  and: "e de",
  months: "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
  seasons: "primavera spring,verão summer,outono autumn,inverno winter",
  durations:
    "dia|dias day,semana|semanas week,mês|meses month,trimestre|trimestres quarter,semestre|semestres semester,ano|anos year,hora|horas hour,minuto|minutos minute,década|décadas decade",
  one: "um uma",
  currencies:
    "real|reais BRL,euro|euros EUR,dólar|dólares USD,libra|libras GBP,metical|meticais MZN,kwanza|kwanzas AOA",
  percent: "por cento",
  half: "e meia,e meio",
  shares: "metade 50,terço 33.3,terços 33.3,quarto 25,quartos 25,quinto 20,quintos 20",
  datePrepositions: "em desde até de entre para durante ano antes depois do final início por volta",
  dateOf: "de do",
};

/** Italian. Its numbers from 21 to 99 are made in numberWords.ts. */
export const italian: LanguageWords = {
  language: "it",
  letters: "àèìòù",
  small:
    "il lo la i gli le di del della dei delle e in che per con una un si è al alla nel nella su da dal nostro nostra sono più non ha anche",
  numbers:
    "due 2,tre 3,quattro 4,cinque 5,sei 6,sette 7,otto 8,nove 9,dieci 10,undici 11,dodici 12,tredici 13,quattordici 14,quindici 15,sedici 16,diciassette 17,diciotto 18,diciannove 19,venti 20,trenta 30,quaranta 40,cinquanta 50,sessanta 60,settanta 70,ottanta 80,novanta 90,duecento 200,trecento 300,quattrocento 400,cinquecento 500,seicento 600,settecento 700,ottocento 800,novecento 900,duemila 2000,tremila 3000,quattromila 4000,cinquemila 5000,diecimila 10000,ventimila 20000",
  scales:
    "dozzina|~dozzine 12,ventina 20,trentina 30,quarantina 40,cinquantina 50,~decina|~decine 10,cento|~centinaia 100,mille|mila|~migliaia 1000,milione|milioni 1000000",
  and: "e di",
  months: "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
  seasons: "primavera spring,estate summer,autunno autumn,inverno winter",
  durations:
    "giorno|giorni day,settimana|settimane week,mese|mesi month,trimestre|trimestri quarter,semestre|semestri semester,anno|anni year,ora|ore hour,minuto|minuti minute,decennio decade",
  one: "un una uno",
  currencies: "euro|eur EUR,dollaro|dollari USD,sterlina|sterline GBP,franco|franchi ?",
  percent: "per cento",
  half: "e mezza,e mezzo",
  shares: "metà 50,terzo 33.3,terzi 33.3,quarto 25,quarti 25,quinto 20,quinti 20",
  datePrepositions: "nel dal al entro in del di tra fra fino anno dopo prima a da il",
};
