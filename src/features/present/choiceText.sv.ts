import type { Translation } from '#ui/texts/useText.ts'
import type { presentChoiceText } from './choiceText.ts'

export default {
  id: 'presentChoice',
  texts: {
    title: 'Bilder',
    hint: 'En PDF som alla ser sida för sida, med kommentarer och frågor från rummet om du vill.',
  },
} satisfies Translation<typeof presentChoiceText>
