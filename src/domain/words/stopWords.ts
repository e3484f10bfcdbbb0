/** English stop words. */
const english = `a about above actually after again against all almost alone along already also although always am among
an and another any anybody anyone anything are aren't around as ask at away back be became because become been before behind
being below best better between big both but by came can can't cannot come comes could couldn't did didn't do does doesn't
doing don't done down during each either else enough especially etc even ever every everybody everyone everything far few
for from get gets getting give given gives go goes going gone gonna good got great had has hasn't have haven't having he
her here hers herself him himself his how however i i'd i'll i'm i've if in instead into is isn't it it's its itself
just keep kind know known last least less let let's lets like little lot lots made make makes making many may maybe me
might mine more most much must my myself near need needs neither never nevertheless new next no nobody none nor not nothing
now of off often ok okay on once one ones only onto or other others otherwise our ours ourselves out over own per perhaps
please put quite rather really s said same say see seem seems seen several shall she should shouldn't since so some
somebody someone something sometimes somewhere still such sure take taken takes than that that's the their theirs them
themselves then there there's therefore these they they're thing things think this those though three through thus to together
too toward towards try trying two under until up upon us use used uses using usually very via want wants was wasn't way ways
we we'd we'll we're we've well were weren't what what's when where whether which while who whole whom whose why will with
within without won't would wouldn't yeah yes yet you you'd you'll you're you've your yours yourself yourselves`

/** Swedish stop words. */
const swedish = `alla allt alltför alltid allting andra annan annat annars att av bara behöva behöver behövs ber bli blir
blivit blev borde bort bra båda bådas både bäst bästa bättre började börja då därför de dem den denna deras dess dessa det
detta dig din dina direkt ditt dit dock dom du där efter eftersom egen egna eget eller en endast enligt er era ert ett
fast fick fin finns fler flera fram från få får fått för före första gav ge genom ger gick gjorde gjort gör göra göras
gång går gå gärna ha hade haft han hans har helst helt hela henne hennes hit hjälp hon honom hos hur här i ibland icke in
inga ingen inget innan inne inte inom istället ja jag jo just kan kanske kom komma kommer kunde kunna kunnat känns la lagom
le lika lite litet ligger lägga man massa med medan mellan men mer mera mest mig min mina mindre minst mitt mot mycket
måste många nej ner ni nog nu ny nya någon någonting något några nån nåt när nära nästan och ock också olika om oss på
redan riktigt rätt runt sa samma samt se ser ses sig sin sina sitt själv själva ska skall skulle slippa små som stor stora
större störst största så sådan sådana sådant säga säger sämre ta tar till tills tre tro tror två tyvärr under upp ur ut utan ute vad var vara varandra
varför varit varje varken vars vart vem vems verkligen veta vet vi vid vidare vilka vilkas vilken vilket vill vilja visst
våga våra vår vårt väl än ännu är även åt över`

/** Particles and pronouns of Chinese, Japanese and Thai, without which a picture of words would show little else. */
const unspaced = `的 了 是 在 和 我 你 他 她 它 们 我们 你们 他们 这 那 这个 那个 有 不 也 就 都 很 与 或 要 会 让 把 被 对 为 地 得 吗 呢
の は を に が と で も へ や か な ね よ です ます でし まし た て し する した して いる いた ある あり こと もの これ それ あれ この その あの ため よう から まで など ない なく さん
และ ที่ ของ ใน เป็น มี ได้ ให้ ไม่ จะ กับ ว่า การ ความ นี้ นั้น เรา คุณ ก็ แต่ หรือ จาก โดย`

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/))

export const englishStopWords = wordsOf(english)
export const swedishStopWords = wordsOf(swedish)

const unspacedStopWords = wordsOf(unspaced)

/** Whether a word, in lower case, is a stop word: of English or Swedish, or a particle of a language without spaces. */
export function isStopWord(word: string): boolean {
  return [englishStopWords, swedishStopWords, unspacedStopWords].some((words) => words.has(word))
}
