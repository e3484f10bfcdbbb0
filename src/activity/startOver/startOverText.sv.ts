import type { Translation } from '#ui/texts/useText.ts'
import type { startOverText } from './startOverText.ts'

export default {
  id: 'startOver',
  texts: {
    title: (name) => `Börja om med ”${name}”?`,
    confirm: 'Börja om',
    done: (name) => `”${name}” är tom igen.`,
    marksStay: 'Vilka som är klara är fortfarande markerat.',
    undone: (name) => `”${name}” är som den var. Alla får på nytt säga till när de är klara.`,
  },
} satisfies Translation<typeof startOverText>
