import type { Translation } from '#ui/texts/useText.ts'
import type { organizeChoiceText } from './choiceText.ts'

export default {
  id: 'organizeChoice',
  texts: {
    title: 'Ordna',
    hint: 'Kort som sorteras i sektioner, av dig, av alla eller av var och en för sig; för det som en Brainstorm eller Identifiera har samlat.',
  },
} satisfies Translation<typeof organizeChoiceText>
