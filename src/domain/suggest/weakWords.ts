/** English words that occur in answers on any subject. */
const english = `able add allow amount area available awful bad beginning bit bring build buy care certain change
clear clearer close common company complete constantly current daily day days decent different
difficult easier easy everyday everywhere example experience fact faster feel find fine first fix
free full general group half happen hard help high horrible hour hours idea important impossible
improve improved increase issue job kinds large later lead leave left level long longer look lower
main matter mean minute minutes month monthly months nice number offer old open opportunity option
options part people person place point poor possibility possible problem problems proper properly
provide quick quickly real reason receive reduce right room run second send set short show side
similar simple single slow small smaller soon sort spend staff start stay stop stuff support talk
team teams tell terrible three time times today total turn twice two type understand useful wait
week weekly weeks won work worked working world worse wrong year years young`

/** The same for Swedish. */
const swedish = `antal använda användas arbeta arbetar arbete brist bry dag dagar dagen dags dan del delar enkel
enkelt enklare extra fel fixa folk fortsätta framför fri fritt fungera fungerar funka funkar färdig
färdigt förbättra förändra hel hinna hitta hålla håller hända händer hög höga högre jobb jobba
jobbar jobbet kommit kortare krav kväll känna känner lång långa långt låta lägre längre lätt lättare
minska månad månader människa människor möjlighet möjligheter ofta olik ordentlig ordentligt ordning
person personer plats platser problem sak saker samtidigt sen sluta snabb snabbare snabbt snart
start starta stort stå står svår svårare svårt sätt sätta tag tid tiden tider tillräckligt
tillsammans timmar timme tre två tydlig tydligare tydligt typ tänka tänker vecka veckan veckor verka
viktig viktigast viktigt visa år åren året äga öka ökad öppen öppet`

const words: ReadonlySet<string> = new Set([english, swedish].flatMap((list) => list.split(/\s+/)))

/**
 * Whether a word, in lower case, occurs in answers on any subject, so that sharing it alone says little. A fixed list
 * replaces inverse document frequency, which forty answers are too few to estimate.
 */
export function isWeakWord(word: string): boolean {
  return words.has(word)
}
