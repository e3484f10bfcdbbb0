import type { Translation } from '#ui/texts/useText.ts'
import type { cloudText } from './cloudText.ts'

export default {
  id: 'cloud',
  texts: {
    title: 'Ordmoln',
    back: 'Tillbaka till svaren',
    picture: (words, first) => `Ordmoln med ${words} ord; störst: ${first}. Listan bredvid har alla antal.`,
    hint: 'Peka på ett ord för att se hur många svar det finns i. Med tangentbordet: piltangenterna.',
    inAnswers: (word, count) => `${word}: i ${count} svar`,
    list: 'Orden och antalet svar de finns i',
    word: 'Ord',
    loading: 'Placerar orden',
    emptyTitle: 'Inga ord än',
    emptyHint: 'Här visas orden i svaren. Siffror och småord tas inte med.',
    hiddenEnded: 'Facilitatorn visade inte svaren i den här aktiviteten.',
    hidden: 'De andras svar är dolda. Vänta tills facilitatorn visar alla svar.',
  },
} satisfies Translation<typeof cloudText>
