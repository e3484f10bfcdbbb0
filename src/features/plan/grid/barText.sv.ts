import type { Translation } from '#ui/texts/useText.ts'
import type { barText } from './barText.ts'

export default {
  id: 'planSelectionBar',
  texts: {
    paste: 'Klistra in',
    fillDown: 'Fyll nedåt',
    clearCells: 'Töm cellerna',
    clearSelection: 'Avsluta markering',
  },
} satisfies Translation<typeof barText>
