import type { Translation } from '#ui/texts/useText.ts'
import type { ItemNoun } from '../itemNoun.ts'
import type { addSeveralText } from './addSeveralText.ts'

const oneTooLong: Record<ItemNoun, string> = {
  answer: 'Ett svar är för långt',
  row: 'En rad är för lång',
  comment: 'En kommentar är för lång',
  item: 'Ett kort är för långt',
}
const own: Record<ItemNoun, string> = {
  answer: 'ett eget svar',
  row: 'en egen rad',
  comment: 'en egen kommentar',
  item: 'ett eget kort',
}
const the: Record<ItemNoun, string> = {
  answer: 'svaret',
  row: 'raden',
  comment: 'kommentaren',
  item: 'kortet',
}
const capitalThe: Record<ItemNoun, string> = {
  answer: 'Svaret',
  row: 'Raden',
  comment: 'Kommentaren',
  item: 'Kortet',
}
const many: Record<ItemNoun, string> = { answer: 'svar', row: 'rader', comment: 'kommentarer', item: 'kort' }
const capitalMany: Record<ItemNoun, string> = {
  answer: 'Svar',
  row: 'Rader',
  comment: 'Kommentarer',
  item: 'Kort',
}
const it: Record<ItemNoun, string> = { answer: 'det', row: 'den', comment: 'den', item: 'det' }

export default {
  id: 'addSeveral',
  texts: {
    title: (noun) => `Lägg till ${many[noun]}`,
    hint: (noun) =>
      `Enter lägger ${the[noun]} i listan. Klistra in flera rader, så blir varje rad ${own[noun]}.`,
    addAnother: 'Lägg till i listan',
    queued: (noun) => `${capitalMany[noun]} som ska sparas`,
    count: (count, noun) => `${count} ${many[noun]} att spara`,
    remove: (answer) => `Ta ut: ${answer}`,
    shorten: (answer) => `Korta: ${answer}`,
    leftOver: (count, noun) =>
      count === 1
        ? `${oneTooLong[noun]} och sparades inte. Korta ${it[noun]} först.`
        : `${count} ${many[noun]} är för långa och sparades inte. Korta dem först.`,
    added: (count, noun) =>
      count === 1 ? `${capitalThe[noun]} har lagts till` : `${count} ${many[noun]} har lagts till`,
  },
} satisfies Translation<typeof addSeveralText>
