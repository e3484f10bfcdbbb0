export type WordLanguage = 'en' | 'sv'

/** Stems a word in lower case. The stem is the same for all forms of a word, but not always a word itself. */
export function stem(word: string, language: WordLanguage): string {
  return language === 'en' ? stemEnglish(word) : stemSwedish(word)
}

const vowel = /[aeiouyåäö]/
const englishEndings = [
  'ations',
  'ation',
  'ments',
  'ment',
  'ness',
  'ions',
  'ings',
  'ing',
  'ers',
  'ion',
  'est',
]
  .concat('ed', 'er', 'ly', 'al')
  .sort((a, b) => b.length - a.length)

/** Words that only look inflected: training is not a form of train. */
const wholeWords = new Set(['building', 'computer', 'evening', 'morning', 'number', 'paper', 'training'])

function stemEnglish(word: string): string {
  let rest = word.replace(/'s?$|'(?:t|re|ve|ll|d|m)$/u, '')
  if (rest.length > 3) {
    rest = rest
      .replace(/ies$/u, 'y')
      .replace(/(ss|x|ch|sh)es$/u, '$1')
      .replace(/([^sui])s$/u, '$1')
  }
  if (wholeWords.has(rest)) return rest
  for (const ending of englishEndings) {
    const kept = rest.slice(0, rest.length - ending.length)
    if (!rest.endsWith(ending) || kept.length < 3 || !vowel.test(kept)) continue
    rest = kept
    break
  }
  // running, stopped: run, stop
  rest = rest.replace(/([bdgmnprt])\1$/u, '$1')
  if (rest.length > 3) rest = rest.replace(/e$/u, '')
  return rest.length > 2 ? rest.replace(/y$/u, 'i') : rest
}

const swedishEndings = [
  'heterna hetens heten heter anden andes andet ornas ernas arnas ande arna erna orna aste arens arnes ades erns aren ades ade are',
  'ern ens het ast iska iskt isk ning ningar ningarna ningen ende endet ad en ar er or as es at et na n a e',
]
  .join(' ')
  .split(' ')
  .sort((a, b) => b.length - a.length)

function stemSwedish(word: string): string {
  let rest = word
  if (rest.length > 4) rest = rest.replace(/([bcdfghjklmnoprtvy])s$/u, '$1')
  for (const ending of swedishEndings) {
    const kept = rest.slice(0, rest.length - ending.length)
    if (!rest.endsWith(ending) || kept.length < 3 || !vowel.test(kept)) continue
    rest = kept
    break
  }
  if (rest.length > 4) rest = rest.replace(/([bcdfghjklmnoprtvy])s$/u, '$1')
  // tyst and tysta, bytt and byta
  return rest
    .replace(/([bdfgklmnprt])\1$/u, '$1')
    .replace(/(..[^aeiouyåäö])t$/u, (whole, head: string) => (rest.length > 5 ? head : whole))
}
