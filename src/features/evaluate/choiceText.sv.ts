import type { Translation } from '#ui/texts/useText.ts'
import type { matrixChoiceText, scalesChoiceText } from './choiceText.ts'

export default [
  {
    id: 'scalesChoice',
    texts: {
      title: 'Skalor',
      hint: 'Alla betygsätter en lista med svar på ett reglage; resultatet visar vad som föredras och var meningarna går isär.',
    },
  } satisfies Translation<typeof scalesChoiceText>,
  {
    id: 'matrixChoice',
    texts: {
      title: '2x2-matris',
      hint: 'Alla betygsätter en lista med svar på två reglage, till exempel värde och insats; resultatet är en yta med fyra fält.',
    },
  } satisfies Translation<typeof matrixChoiceText>,
]
