import type { LanguageWords } from "./language.ts";

/** Turkish. */
export const turkish: LanguageWords = {
  language: "tr",
  letters: "ğışçöü",
  small: "ve bir bu için ile da de olarak olan daha çok en gibi kadar her biz bizim olduğu veya ama sonra ancak",
  numbers:
    "iki 2,üç 3,dört 4,beş 5,altı 6,yedi 7,sekiz 8,dokuz 9,on 10,yirmi 20,otuz 30,kırk 40,elli 50,altmış 60,yetmiş 70,seksen 80,doksan 90",
  scales: "düzine 12,yüz|~yüzlerce 100,bin|~binlerce 1000,milyon 1000000,milyar 1000000000",
  and: "",
  months: "ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık",
  seasons: "ilkbahar|bahar spring,yaz summer,sonbahar|güz autumn,kış winter",
  durations:
    "gün|günlük|günde day,hafta|haftalık|haftada week,ay|aylık|ayda month,yıl|yıllık|yılda|sene year,saat|saatlik hour,dakika|dakikalık minute",
  one: "bir",
  currencies: "lira|tl|lirası|liralık TRY,avro|euro EUR,dolar|doları USD",
  percent: "yüzde",
  half: "buçuk",
  shares: "yarısı 50,üçte 33.3,çeyreği 25",
  datePrepositions: "yılı yılında yılından",
};

/** Swahili. */
export const swahili: LanguageWords = {
  language: "sw",
  small: "na ya wa kwa ni katika za la cha kuwa hii huu yetu wetu sisi watu pia hadi kama au lakini",
  numbers:
    "mbili|wawili|miwili|viwili|mawili 2,tatu|watatu|mitatu|vitatu|matatu 3,nne|wanne|minne|vinne|manne 4,tano|watano|mitano|vitano|matano 5,sita 6,saba 7,nane|wanane|minane 8,tisa 9,kumi 10,ishirini 20,thelathini 30,arobaini 40,hamsini 50,sitini 60,sabini 70,themanini 80,tisini 90",
  scales: "dazeni 12,mia 100,elfu|~maelfu 1000,laki 100000,milioni 1000000",
  and: "na",
  months: "januari februari machi aprili mei juni julai agosti septemba oktoba novemba desemba",
  seasons: "kiangazi summer",
  durations: "siku day,wiki|juma week,mwezi|miezi month,mwaka|miaka year,saa hour,dakika minute",
  one: "mmoja moja",
  currencies: "shilingi|sh ?,dola USD,euro EUR",
  percent: "asilimia",
  half: "na nusu",
  shares: "nusu 50,robo 25,theluthi 33.3",
  datePrepositions: "mwaka mnamo hadi tangu kuanzia",
};

/** Arabic. The joined "and" before a word is taken off before it is looked up. */
export const arabic: LanguageWords = {
  language: "ar",
  small: "في من على إلى أن هذا هذه التي الذي مع عن كل",
  numbers:
    "اثنان|اثنين|اثنتان|اثنتين 2,ثلاث|ثلاثة 3,أربع|أربعة 4,خمس|خمسة 5,ست|ستة 6,سبع|سبعة 7,ثمان|ثماني|ثمانية 8,تسع|تسعة 9,عشر|عشرة 10,عشرون|عشرين 20,ثلاثون|ثلاثين 30,أربعون|أربعين 40,خمسون|خمسين 50,ستون|ستين 60,سبعون|سبعين 70,ثمانون|ثمانين 80,تسعون|تسعين 90,مئتان|مئتين|مائتي|مئتي 200,ثلاثمائة|ثلاثمئة 300,أربعمائة|أربعمئة 400,خمسمائة|خمسمئة 500,ألفان|ألفين 2000",
  scales: "مئة|مائة 100,ألف|~آلاف|ألفا 1000,مليون|~ملايين 1000000",
  and: "",
  months:
    "يناير|كانون_الثاني فبراير|شباط مارس|آذار أبريل|إبريل|نيسان مايو|أيار يونيو|حزيران يوليو|تموز أغسطس|آب سبتمبر|أيلول أكتوبر نوفمبر ديسمبر",
  seasons: "ربيع|الربيع spring,صيف|الصيف summer,خريف|الخريف autumn,شتاء|الشتاء winter",
  durations:
    "يوم|أيام|يوما day,أسبوع|أسابيع|أسبوعا week,شهر|أشهر|شهور|شهرا month,سنة|سنوات|عام|أعوام|عاما year,ساعة|ساعات hour,دقيقة|دقائق minute",
  wholeDurations:
    "شهرين|شهران 2 month,عامين|عامان|سنتين|سنتان 2 year,أسبوعين|أسبوعان 2 week,يومين|يومان 2 day,ساعتين|ساعتان 2 hour",
  one: "",
  currencies:
    "دولار|دولارا|دولارات USD,يورو EUR,ريال|ريالا ?,درهم|درهما|دراهم ?,دينار|دينارا|دنانير ?,جنيه|جنيها|جنيهات EGP,شيكل ILS",
  percent: "بالمئة,بالمائة,في المئة,في المائة",
  half: "ونصف",
  shares: "نصف 50,ثلث 33.3,ثلثي 66.7,ربع 25,خمس 20",
  datePrepositions: "عام سنة في منذ حتى من إلى",
};

/** Hindi. */
export const hindi: LanguageWords = {
  language: "hi",
  small: "के में है की और से को का हैं पर ने लिए यह कि एक",
  numbers:
    "दो 2,तीन 3,चार 4,पाँच|पांच 5,छह|छः|छे 6,सात 7,आठ 8,नौ 9,दस 10,ग्यारह 11,बारह 12,तेरह 13,चौदह 14,पंद्रह|पन्द्रह 15,सोलह 16,सत्रह 17,अठारह 18,उन्नीस 19,बीस 20,इक्कीस 21,बाईस 22,तेईस 23,चौबीस 24,पच्चीस 25,छब्बीस 26,सत्ताईस 27,अट्ठाईस 28,उनतीस 29,तीस 30,पैंतीस 35,चालीस 40,पैंतालीस 45,पचास 50,पचपन 55,साठ 60,पैंसठ 65,सत्तर 70,पचहत्तर 75,अस्सी 80,नब्बे 90",
  scales: "दर्जन 12,सौ 100,हजार|हज़ार 1000,लाख 100000,करोड़|करोड 10000000",
  and: "",
  months: "जनवरी फरवरी|फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर|सितम्बर अक्टूबर|अक्तूबर नवंबर|नवम्बर दिसंबर|दिसम्बर",
  seasons: "वसंत spring,गर्मी|गर्मियों summer,सर्दी|सर्दियों winter",
  durations:
    "दिन|दिनों day,सप्ताह|हफ्ते|हफ़्ते|हफ्तों week,महीना|महीने|महीनों|माह month,साल|सालों|वर्ष|वर्षों|वर्षीय year,घंटे|घंटा|घंटों|घण्टे hour,मिनट|मिनटों minute",
  one: "एक",
  currencies: "रुपये|रुपए|रुपया|रुपयों|रु INR,डॉलर USD,यूरो EUR",
  percent: "प्रतिशत,फीसदी,फ़ीसदी",
  shares: "आधा|आधे|आधी 50,तिहाई 33.3,चौथाई 25",
  datePrepositions: "सन् वर्ष",
};
