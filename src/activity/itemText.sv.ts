import type { Translation } from '#ui/texts/useText.ts'
import type { ItemNoun } from './itemNoun.ts'
import type { itemText } from './itemText.ts'

const definite: Record<ItemNoun, string> = {
  answer: 'svaret',
  row: 'raden',
  comment: 'kommentaren',
  item: 'kortet',
}

const all: Record<ItemNoun, string> = {
  answer: 'svaren',
  row: 'raderna',
  comment: 'kommentarerna',
  item: 'korten',
}

const demonstrative: Record<ItemNoun, string> = {
  answer: 'det här svaret',
  row: 'den här raden',
  comment: 'den här kommentaren',
  item: 'det här kortet',
}

export default {
  id: 'activityItem',
  texts: {
    deleteTitle: 'Vill du verkligen ta bort det här svaret?',
    deleteBody: 'Svaret tas bort för alltid.',
    deleted: 'Svaret är borttaget',
    changed: 'Svaret är ändrat',
    ofItem: {
      deleteTitle: 'Vill du verkligen ta bort det här kortet?',
      deleteBody: 'Kortet tas bort för alltid.',
      deleted: 'Kortet är borttaget',
      changed: 'Kortet är ändrat',
    },
    title: { answer: 'Svar', row: 'Rad', comment: 'Kommentar', item: 'Kort' },
    present: 'Presentera för alla',
    stop: (noun) => `Sluta presentera ${definite[noun]}`,
    isPresented: (noun) => `Alla ser ${demonstrative[noun]} nu.`,
    isShownToYou: (noun) => `Facilitatorn visar ${demonstrative[noun]} för alla.`,
    notShown: (noun) => `Visa ${all[noun]} först: deltagarna ser dem inte än.`,
    partHidden: 'Aktiviteten är låst för deltagarna.',
    notSavedYet: {
      answer: 'Det här svaret är inte sparat än.',
      row: 'Den här raden är inte sparad än.',
      comment: 'Den här kommentaren är inte sparad än.',
      item: 'Det här kortet är inte sparat än.',
    },
    comments: 'Kommentarer',
    noComments: 'Inga kommentarer än.',
    addComment: 'Lägg till en kommentar',
    reply: 'Svara',
    replyTo: 'Svara på kommentaren',
    removed: 'Den här kommentaren togs bort.',
    you: 'Du',
    facilitator: 'Facilitator',
  },
} satisfies Translation<typeof itemText>
