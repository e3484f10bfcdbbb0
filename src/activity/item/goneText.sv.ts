import type { Translation } from '#ui/texts/useText.ts'
import type { ItemNoun } from '../itemNoun.ts'
import type { goneText } from './goneText.ts'

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
  id: 'goneItem',
  texts: {
    title: { answer: 'Svar', row: 'Rad', comment: 'Kommentar', item: 'Kort' },
    wasDeleted: (noun) => `Någon har tagit bort ${demonstrative[noun]}.`,
    wasHidden: (noun) => `Facilitatorn har dolt ${all[noun]}.`,
    typed: 'Det du skrev här',
    typedIsKept: (noun) => `Det finns kvar här och visas igen när ${all[noun]} visas.`,
    typedIsInOwn: 'Det finns kvar på den här enheten, i ”Mina svar”.',
    copy: 'Kopiera texten',
  },
} satisfies Translation<typeof goneText>
