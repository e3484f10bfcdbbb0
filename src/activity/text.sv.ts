import type { Translation } from '#ui/texts/useText.ts'
import type { ItemNoun } from './itemNoun.ts'
import type { activityText } from './text.ts'

const definite: Record<ItemNoun, string> = {
  answer: 'svaren',
  row: 'raderna',
  comment: 'kommentarerna',
  item: 'korten',
}

const none: Record<ItemNoun, string> = {
  answer: 'Inget svar',
  row: 'Ingen rad',
  comment: 'Ingen kommentar',
  item: 'Inget kort',
}

const one: Record<ItemNoun, string> = {
  answer: 'ett svar',
  row: 'en rad',
  comment: 'en kommentar',
  item: 'ett kort',
}
const single: Record<ItemNoun, string> = { answer: 'svar', row: 'rad', comment: 'kommentar', item: 'kort' }
const your: Record<ItemNoun, string> = { answer: 'Ditt', row: 'Din', comment: 'Din', item: 'Ditt' }
const the: Record<ItemNoun, string> = {
  answer: 'Svaret',
  row: 'Raden',
  comment: 'Kommentaren',
  item: 'Kortet',
}
const many: Record<ItemNoun, string> = { answer: 'svar', row: 'rader', comment: 'kommentarer', item: 'kort' }

const own = (noun: ItemNoun): string => `${your[noun]} ${single[noun]}`

export default {
  id: 'activity',
  texts: {
    gone: 'Den här aktiviteten finns inte längre.',
    hiddenPart: 'Facilitatorn har låst den här aktiviteten.',
    loading: 'Laddar svaren',
    stillLoading: 'Det här laddas fortfarande…',
    notHereYet: 'Det här har inte öppnats på den här enheten än. Det visas när anslutningen är tillbaka.',
    needsConnection: 'Det här kräver anslutning',
    inputLocked: 'Facilitatorn har stängt för nya bidrag just nu. Det du har skrivit finns kvar här.',
    answer: 'Svar',
    addLabel: own,
    submit: 'Skicka',
    lockedForParticipants: 'Låst för deltagarna',
    tooLong: (over) => `${over} tecken för mycket`,
    openAnswer: 'Öppna svaret',
    own: 'Det här är ditt svar',
    notSaved: 'Inte sparat än',
    commentCount: (count) => (count === 1 ? '1 kommentar' : `${count} kommentarer`),
    like: 'Gilla',
    unlike: 'Sluta gilla',
    likes: (count) => (count === 1 ? '1 gillning' : `${count} gillningar`),
    search: (noun) => `Sök bland ${definite[noun]}`,
    searchPlaceholder: 'Sök…',
    matches: (found, all) => `${found} av ${all} svar`,
    noMatchTitle: (noun) => `${none[noun]} innehåller detta`,
    noMatchHint: (search) => `Inget hittades för ”${search}”.`,
    hiddenAnswers: 'De andras svar är dolda. Vänta tills facilitatorn visar alla svar.',
    hiddenAnswersEnded: 'Facilitatorn visade inte svaren i den här aktiviteten.',
    answersNowShown: 'Facilitatorn visar svaren nu.',
    placeholder: (noun) => `Skriv ${own(noun).toLowerCase()} här...`,
    added: (noun) => `${the[noun]} har lagts till`,
    several: (noun) => `Flera ${many[noun]}`,
    boxKey: (key, noun) => `Skriv ${one[noun]}: ${key}`,
    pasted: (lines) => `Du klistrade in ${lines} rader`,
    pastedSaid: (lines, noun) =>
      `Du klistrade in ${lines} rader. Tryck på Tabb för att göra ${lines} ${many[noun]} av dem.`,
    makeAnswers: (count, noun) => `Gör ${count} ${many[noun]} av dem`,
    keepAsOne: 'Behåll som ett',
    answersAdded: (count, noun) => `${count} ${many[noun]} har lagts till`,
  },
} satisfies Translation<typeof activityText>
