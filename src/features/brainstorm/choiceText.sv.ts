import type { Translation } from '#ui/texts/useText.ts'
import type { brainstormChoiceText } from './choiceText.ts'

export default {
  id: 'brainstormChoice',
  texts: {
    title: 'Brainstorm',
    hint: 'Alla svarar på frågor samtidigt; gilla, kommentera och gruppera.',
  },
} satisfies Translation<typeof brainstormChoiceText>
