import { list, type Rule, re } from '#server/adapters/corrector/basic/rule.ts';

/*
 * Misspellings that learners make often. The nearest or the commonest word is not always the one that is meant.
 */
const TABLE = `there: ther|their: thier their's theyr|that: thet taht thath tht|the: teh hte dhe|they: thay thei|then: thn
|than: thant|this: thiss|these: theese thes
|because: becouse becuase beacuse becasue becaus becose beacause becus bcause becuse bacause cuz bcoz bcz
|which: wich whitch whish wihch|with: whit wiht wih whith|when: whan wen |where: wher whear|what: wat waht whath
|who: woh|while: whille|whether: wheather wether|would: woud wold wuld woudl|could: coud culd coudl
|should: shoud shuld shud sould|really: realy reallly realley|very: verry veri|until: untill untile|still: stil
|much: mutch moch|many: meny|through: throught throgh throuh|throughout: throughts troughout
|thought: thougt thoght tought|though: thogh|enough: enought enoug enouth inough
|always: alway allways alwyas alwys alaways|also: allso|already: allready alredy|almost: allmost
|although: altough althought altought althogh|again: agian agin|against: aganist agaist againts
|another: anothor anoter onother|other: oter othar othr|people: peaple pepole poeple peopel peple poeples pople
|friend: freind frend firend frind friende|friends: freinds frends firends frinds|family: famaly familly famili
|beautiful: beatiful beautifull beutiful beautful beatifull|different: diferent diffrent differant deferent
|difficult: dificult difficulte diffcult|interesting: intresting interresting interesing interestion intersting
|interested: intrested interrested|important: importan impotant importent importand inportant imporant
|together: togheter togather toghether togeter|tomorrow: tomorow tommorow tommorrow tomorrwo
|yesterday: yesterdey yestarday yesteday|today: todey tody|morning: mornig moring mornning|evening: evning evenning
|weather: wheater|vacation: vacasion|restaurant: restaurante resturant restourant restorant
|favorite: favourit favorit faborite|believe: beleive belive beleave|receive: recieve receve|write: writte wirte
|writing: writting writeing|written: writen|went: whent|want: wnat|wanted: wantted|decided: desided
|happened: happend hapened happpened|happiness: happyness|start: strat|started: startet|study: studie|studying: studing
|studied: studyed|tried: tryed|stopped: stoped|coming: comming|having: haveing|making: makeing|taking: takeing
|living: liveing|using: useing|going: goin|getting: geting|swimming: swiming|beginning: begining|success: sucess succes
|successful: succesful sucessful succesfull|successfully: succesfully|necessary: neccessary necesary neccesary
|environment: enviroment enviorment environement|government: goverment govermant|development: developement
|develop: develope|developed: developped|knowledge: knowlege knowledg knoledge
|language: langage lenguage languaje langauge|advertisement: advertisment|advertisements: advertisments
|advertising: advertasing|company: compagny compani|companies: companys|country: contry cuntry
|countries: contries countrys|experience: experince expirience experiance expirence
|opportunity: oportunity opportunitty|opinion: opinnion opinon|problem: problam proplem problema
|problems: problams probles problemes|example: exemple exampel exmaple|possible: posible
|especially: especialy specialy expecially espacially|usually: usualy ussually usally|finally: finaly
|actually: actualy actualley|definitely: definetly definately definitly|probably: probaly probabaly propably
|immediately: immediatly|unfortunately: unfortunatly unfortunatelly|completely: completly|absolutely: absolutly
|extremely: extremly|sincerely: sincerly|exactly: exacly|recently: recentely|suddenly: suddenlly suddently
|business: bussiness busines bisness buisness|university: univercity univeristy|school: scool shool schol
|teacher: teatcher teacer|student: studend studant|students: studends studants|science: siences sience sciense
|scientist: sientist scientiest|home: hom|month: monthe|months: monthes|years: yers|time: tyme|times: tims|money: mony
|little: litle littel|young: yong|younger: yonger|old: olde|first: frist firts|second: secound|next: nex|last: lasst
|something: somthing someting somethig|sometimes: somtimes|everything: everthing evrything|everyone: everone
|everybody: everbody evrybody|someone: somone|anything: anythink|nothing: nothink|thing: thig|things: thigs
|great: graet|better: beter|life: lif|health: healt|healthy: helthy|dangerous: dengerous dangerouse|trouble: truble
|cannot: cannto|technology: tecnology technolgy|technologies: tecnologies|society: sosiety societie
|transportation: trasportation transportacion|communication: comunication|community: comunity|communities: comunities
|traditional: tradicional|information: informtion|internet: internett|independent: independant|foreign: foreing forein
|foreigner: foreinger|foreigners: foreingers|travel: travell|traveled: traveld|address: adress
|apartment: appartment apartement|accommodation: accomodation|calendar: calender|cemetery: cemetary
|embarrassed: embarassed|grammar: grammer|guarantee: garantee|separate: seperate|surprise: suprise surprize
|surprised: suprised|truly: truely|wasn't: wasent wasnot|weren't: werent|isn't: isent isnot|didn't: didnot dident
|don't: donot|doesn't: dosent doesent dosnt doenst doesnot|couldn't: couldent couldnot|a lot: alott|maybe: maby mabye
|before: befor befoure|after: aftere|every: evry evey|each: eatch|both: bouth|only: onli onley|well: wel|some: som
|have: hav hawe|had: hade|give: giv|know: knwo konw|knew: knewed|think: thik thinck|like: lik lke|love: lov
|speak: speek|speaking: speeking|english: inglish englisch|bought: bougth bougt|brought: brougth brougt|caught: cought
|listen: lisen lissen|learn: lern|learned: lerned|learning: lerning learnng|remember: rember remeber remenber
|forget: forgett|explain: explane|describe: discribe|decide: deside|decision: desision dicision desicion
|prefer: prefere|happy: hapy|funny: funy|boring: borring|tired: tierd|hungry: hungy|angry: angri|lonely: lonley
|kind: kinde|nice: nise|pretty: prety|easy: eazy|easily: easely|hard: hardd|early: erly earley|week: wek
|weekend: weekand wekend|summer: sumer|holiday: hollyday holliday|holidays: hollidays hollydays|birthday: birhtday
|christmas: chrismas cristmas|lunch: luch|breakfast: breakfest brekfast|bicycle: bycicle bicicle|doctor: docter
|doctors: docters|disease: desease dissease|diseases: deseases|medicine: medecine|movie: movi|movies: moovies
|book: boock|computer: computor|message: mesage|picture: pictur|color: colur|purpose: porpose perpose purpouse
|reasons: resons|result: resault|results: resaults|idea: ideea|ideas: ideeas|number: numbre|amount: ammount
|expensive: expencive|daughter: doughter daugther|neighbor: neighboor neigbor nieghbor|neighbors: neigbors
|children: childen chidren|parents: parrents perents|future: futur|past: passt|present: presente
|friendly: frendly freindly|relationship: relashionship relationchip|marriage: mariage|married: maried
|responsible: responsable responsibile|responsibility: responsability|comfortable: confortable comfortabel
|available: avaible avalable|possibility: possibilty|activities: activitys activites|exercise: exercice excercise
|exercises: exercices|attention: atention attension|attitude: atitude|attractive: atractive|appear: apear
|approach: aproach|appropriate: apropriate|argument: arguement|athlete: athelete|balance: ballance|basically: basicly
|career: carreer carrer|category: catagory|certain: certan|chance: chanse|character: caracter charachter
|chosen: choosen|clothes: cloathes|colleague: collegue coleague|colleagues: collegues coleagues|common: comon commun
|conscious: concious|consider: concider|convenient: convinient|criticism: critisism|curiosity: couriosity curiousity
|damage: damege|disappear: dissapear disapear|disappointed: dissapointed disapointed|discipline: dicipline
|economy: economie|education: educaton|effective: efective|energy: energie|enjoyed: enjoied|exam: examn
|excellent: excelent exellent|existence: existance|explanation: explaination|familiar: familar|famous: famouse
|february: febuary|focus: focuse|generally: generaly|imagine: imagin immagine|immediate: inmediate|increase: incrase
|influence: influance|intelligent: inteligent|introduce: introduse|knowledgeable: knowledgable|leisure: leasure
|library: libary|license: lisence|maintenance: maintainance|manager: maneger|maximum: maximun|modern: mordern
|movements: moviments|nowadays: nowadais|occasion: ocasion occassion|occasionally: ocasionally|occurred: occured
|occurring: occuring|particularly: particulary|performance: performence|permanent: permanant|personally: personaly
|popular: populer|preferred: prefered|pressure: presure|profession: proffesion|professor: proffesor profesor
|pronunciation: pronounciation|quality: qualitie|recommend: recomend reccomend|recommended: recomended
|reference: referance|schedule: shedule|sentence: sentance|similar: similiar simillar|solution: sollution|stress: stres
|strong: stronge|temperature: temperture|theory: teory|therefore: therfore|tourism: turism|tourist: turist
|tourists: turists|useful: usefull|violence: violance|village: vilage|wonderful: wonderfull|world: wolrd worl`;

/** From the misspelling to the word that is meant. */
const MEANT: ReadonlyMap<string, string> = new Map(
  TABLE.split('|').flatMap((row) => {
    const [right = '', wrong = ''] = row.trim().split(': ');
    return list(wrong).map((word): [string, string] => [word, right]);
  }),
);

export const MISSPELLINGS: readonly Rule[] = [
  {
    id: 'en/misspelling',
    kind: 'spelling',
    pattern: re`(?<word>${[...MEANT.keys()]})`,
    to: ({ word = '' }, { index = 0, input = '' }) => {
      // With a capital inside a sentence it may be a name.
      const isName = /^\p{Lu}/u.test(word) && /[\p{L},] $/u.test(input.slice(0, index));
      return isName ? undefined : MEANT.get(word.toLowerCase());
    },
    why: ({ word = '' }) => `The correct spelling is “${MEANT.get(word.toLowerCase())}”.`,
    mends: [['I went ther becouse my freind was ill.', 'I went there because my friend was ill.']],
    leaves: ['I met Mr Yong there.'],
  },
];
