import type { Translation } from '#ui/texts/useText.ts'
import type { ItemNoun } from '../item/itemNoun.ts'
import type { presentedText } from './presentedText.ts'

const definite: Record<ItemNoun, string> = { answer: 'svaret', row: 'raden', comment: 'kommentaren' }
const all: Record<ItemNoun, string> = { answer: 'svaren', row: 'raderna', comment: 'kommentarerna' }
const demonstrative: Record<ItemNoun, string> = {
  answer: 'det här svaret',
  row: 'den här raden',
  comment: 'den här kommentaren',
}

export default {
  id: 'presented',
  texts: {
    title: { answer: 'Svar', row: 'Rad', comment: 'Kommentar' },
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
    },
  },
} satisfies Translation<typeof presentedText>
