import type { Translation } from '#ui/texts/useText.ts'
import type { voteText } from './voteText.ts'

export default {
  id: 'pulseVote',
  texts: {
    unnamed: (n) => `Kategori ${n}`,
    nothingTitle: 'Inga påståenden här än',
    nothingHint: 'Lägg till ett nedan, eller vänta på facilitatorn.',
    nothingFacilitator: 'Lägg till det första nedan. Alla kan rösta om det genast.',
    foot: 'Din röst, vägen genom kategorierna och vilka som är klara',
  },
} satisfies Translation<typeof voteText>
